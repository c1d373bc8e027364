// The list of steps, and the filter by rule.

import { entries, isSingle, page, ruleName, sceneOf } from "facts";

export class Steps {
  constructor(list, filter, choose) {
    this.list = list;
    this.filter = filter;
    for (const entry of entries) list.append(item(entry));
    this.buttons = [...list.querySelectorAll("button")];
    list.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) choose(this.buttons.indexOf(button));
    });
    const counts = new Map();
    entries.forEach(({ step }) => step?.id && counts.set(step.rule, (counts.get(step.rule) ?? 0) + 1));
    const option = (value, label) => filter.append(new Option(label, value));
    option("", "All steps");
    option("!", `No singles (${entries.filter((entry) => entry.step?.id && !isSingle(entry)).length})`);
    [...counts].sort(([a], [b]) => ruleName(a).localeCompare(ruleName(b)))
      .forEach(([rule, count]) => option(rule, `${ruleName(rule)} (${count})`));
    filter.addEventListener("change", () => {
      this.buttons.forEach((button, at) => { button.parentElement.hidden = !this.fits(at); });
    });
  }

  /** Whether the filter lets an entry through; start and end always are. */
  fits(at) {
    const entry = entries[at], { value } = this.filter;
    if (!entry.step?.id || value === "") return true;
    return value === "!" ? !isSingle(entry) : entry.step.rule === value;
  }

  show(at) {
    this.now?.removeAttribute("aria-current");
    this.now = this.buttons[at];
    this.now.setAttribute("aria-current", "step");
    // Only the list scrolls, never the page.
    const { list, now: { parentElement: item } } = this, top = item.offsetTop, low = top + item.offsetHeight;
    if (item.hidden) return;
    if (top < list.scrollTop || low > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 3;
  }
}

/** The rating of a rule, where one is known. */
export function rating(rule) {
  const { score, se } = page.rules[rule] ?? {};
  return [score === null || score === undefined ? "" : `HoDoKu ${score}`, se ? `SE ${se}` : ""].filter(Boolean).join(", ");
}

function item(entry) {
  const item = document.createElement("li"), button = document.createElement("button");
  button.type = "button";
  item.style.setProperty("--depth", entry.depth);
  const part = (kind, content) => {
    const span = document.createElement("span");
    span.className = kind;
    span.textContent = content;
    button.append(span, " ");
  };
  const { step } = entry, scene = sceneOf(entry);
  part("number", step ? (step.id ? `${step.id}` : "") : "");
  part("rule", step ? (step.id ? ruleName(step.rule) : "The clues") : "The end");
  if (step?.id) {
    part("rating", page.rules[step.rule]?.score ?? "");
    part("facts", step.conclusions.join(" ") || "contradiction");
    if (step.assumptions?.length) part("mark", `rests on ${step.assumptions.join(", ")}`);
    button.title = scene.title;
  }
  item.append(button);
  return item;
}
