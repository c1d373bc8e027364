// Why a cell has its digit, or who removed a candidate: the answer, and the steps that it rests on.

import { cellName, clues, digitAtEnd, digitChar, entries, entryOf, factName, factOf, originAt, position, ruleName, sceneOf, size, slice } from "facts";

const end = entries.at(-1);

export class Why {
  /** `light` is called with the steps to be lit in the graph and the last of them, `go` with the number of a step. */
  constructor(root, light, go, ring) {
    Object.assign(this, { root, light, go, ring });
    root.addEventListener("click", (event) => {
      const { dataset } = event.target.closest("button") ?? { dataset: {} };
      if (dataset.step) go(Number(dataset.step));
      if (dataset.digit) this.explain(this.cell, Number(dataset.digit), this.entry);
      if (dataset.close !== undefined) this.close();
    });
    this.close();
  }

  close() {
    this.root.parentElement.classList.remove("open");
    this.root.replaceChildren(made("p", "Choose a cell on the board to see why it has its digit, or a spot where a candidate is gone to see who removed it."));
    this.light(null);
    this.ring(-1);
  }

  /** Explains a cell (digit 0) or one candidate of it, as things stand at an entry. */
  explain(cell, digit, entry) {
    Object.assign(this, { cell, entry });
    this.ring(cell);
    const placed = position(entry).digits[cell] || digitAtEnd(cell), asked = digit || placed;
    const fact = asked && (originOf(entry, factOf(cell, asked, true)) ? factOf(cell, asked, true) : factOf(cell, asked, false));
    const known = fact ? originOf(entry, fact) : null;
    const head = made("div"), close = made("button", "Close");
    head.className = "head";
    close.type = "button";
    close.dataset.close = "";
    head.append(made("h3", fact && known ? `Why ${factName(fact)}?` : cellName(cell)), close);
    this.root.parentElement.classList.add("open");
    this.root.replaceChildren(head, this.digits(cell, asked, entry), ...this.answer(cell, asked, fact, known));
  }

  digits(cell, asked, entry) {
    const row = made("div");
    row.className = "digits";
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", `Digits of ${cellName(cell)}`);
    for (let digit = 1; digit <= size; digit += 1) {
      const [is, not] = [true, false].map((holds) => originOf(entry, factOf(cell, digit, holds)));
      const sign = is ? "✓" : not ? "✗" : "?";
      const button = made("button", `${digitChar(digit)}${sign}`);
      button.type = "button";
      button.dataset.digit = digit;
      button.setAttribute("aria-pressed", digit === asked);
      button.setAttribute("aria-label", `${digitChar(digit)}, ${is ? "placed" : not ? "removed" : "open"}`);
      row.append(button);
    }
    return row;
  }

  answer(cell, digit, fact, known) {
    if (!known) {
      this.light(null);
      return [made("p", digit ? `This solve does not decide ${digitChar(digit)} in ${cellName(cell)}.` : "This solve does not decide this cell.")];
    }
    const because = known.cause !== null ? ` The digit ${factName(known.cause)} excludes it.` : "";
    if (known.by === 0) {
      this.light(new Set());
      const clue = clues.has(cell) && fact & 1;
      return [made("p", clue ? `${factName(fact)} is a clue.` : because ? `${factName(known.cause)} is a clue, and that excludes it.` : "It stood so from the start.")];
    }
    const supposed = this.entry.path.find((branch) => branch.step === known.by);
    if (supposed && originAt(this.entry, fact)) {
      this.light(new Set([known.by]), known.by);
      return [made("p", because ? `${supposed.assume} is supposed here, in the guess of step ${known.by}, and that excludes it.` : `It is supposed here, in the guess of step ${known.by}.`)];
    }
    const entry = entryOf(known.by), steps = slice(known.by);
    this.light(steps, known.by);
    const verb = fact & 1 ? "Placed" : "Removed";
    const said = made("p", `${verb} in step ${known.by}, ${ruleName(entry.step.rule)}: ${sceneOf(entry).title}${because}`);
    const marks = entry.step.assumptions ?? [];
    const proven = made("p", marks.length ? `Not proven: it rests on ${marks.join(", ")}.` : entry.depth ? "This holds inside a guess branch only." : "This follows from the clues alone.");
    proven.className = "proven";
    const list = made("ol");
    list.setAttribute("aria-label", "Steps that it rests on");
    const ordered = entries.filter((other) => other.step && steps.has(other.step.id));
    for (const other of ordered) list.append(line(other));
    return [said, proven, made("h4", `It rests on ${steps.size} of ${entries.length - 2} steps`), list];
  }
}

/** What made a fact known at an entry, or later outside all branches. */
const originOf = (entry, fact) => originAt(entry, fact) ?? originAt(end, fact);

function line({ step, at, depth }) {
  const item = made("li"), button = made("button", `${step.id} ${ruleName(step.rule)}: ${sceneOf(entries[at]).notation}`);
  item.style.setProperty("--depth", depth);
  button.type = "button";
  button.dataset.step = step.id;
  item.append(button);
  return item;
}

function made(name, content = "") {
  const node = document.createElement(name);
  node.textContent = content;
  return node;
}
