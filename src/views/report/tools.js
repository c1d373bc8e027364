// Small things: light and dark, copying, downloading.

import { OPEN, cells, digitChar, position, size, trace, traceText } from "facts";

/** A switch between light and dark; until it is used, the system decides. */
export function themes(button) {
  const root = document.documentElement, system = matchMedia("(prefers-color-scheme: dark)");
  const dark = () => (root.dataset.theme ?? (system.matches ? "dark" : "light")) === "dark";
  const name = () => { button.textContent = dark() ? "Light colours" : "Dark colours"; };
  const toggle = () => {
    root.dataset.theme = dark() ? "light" : "dark";
    name();
  };
  button.addEventListener("click", toggle);
  system.addEventListener("change", name);
  name();
  return toggle;
}

async function copy(content, button) {
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(content);
  } catch {
    const area = document.body.appendChild(document.createElement("textarea"));
    area.value = content;
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = label; }, 1500);
}

/** The position before an entry's step as a grid of candidates. */
export function pencilmarks(entry) {
  const { state, digits } = position(entry), shown = [];
  for (let cell = 0; cell < cells; cell += 1) {
    let left = digits[cell] ? digitChar(digits[cell]) : "";
    for (let digit = 1; !digits[cell] && digit <= size; digit += 1) if (state[cell * size + digit - 1] === OPEN) left += digitChar(digit);
    shown.push(left || "0");
  }
  const width = Math.max(...shown.map((left) => left.length));
  let out = "";
  for (let row = 0; row < size; row += 1) {
    out += `${shown.slice(row * size, (row + 1) * size).map((left) => left.padEnd(width)).join(" ").trimEnd()}\n`;
  }
  return out;
}

export function copying(puzzle, here, current) {
  puzzle.addEventListener("click", () => copy(trace.puzzle, puzzle));
  here.addEventListener("click", () => copy(pencilmarks(current()), here));
}

export function downloading(button) {
  button.addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([traceText, "\n"], { type: "application/json" }));
    link.download = "trace.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  });
}
