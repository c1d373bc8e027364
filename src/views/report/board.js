// The board: drawn once. A step only changes classes of what became known, and the drawing over it.

import { FALSE, OPEN, cellName, cells, clues, digitChar, entries, page, parseFact, position, sceneOf, size, text } from "facts";

const { frame } = page;
const start = position(entries[1]).state;

const path = (kind, d) => (d ? `<path class="${kind}" d="${d}"/>` : "");
const paths = (list) => list.map(([kind, d]) => path(text(kind), text(d))).join("");
const words = (kind, x, y, height, content, more = "") =>
  `<text class="${kind}" x="${x}" y="${y + Math.round(height * 0.36)}" font-size="${height}"${more}>${content}</text>`;
/** The letter of an area. Where digits are letters too, it stands in a frame. */
function tagged(x, y, height, content) {
  const wide = (height * (2 + content.length)) / 5, high = height * 0.6;
  const under = size > 9 ? path("badge", `M${x - wide} ${y - high}h${2 * wide}v${2 * high}h${-2 * wide}z`) : words("halo", x, y, height, content);
  return under + words("tag", x, y, height, content);
}

const escaped = (content) => content.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const corner = (cell, digit) => {
  const [x, y] = frame.cells[cell], [dx, dy] = frame.slots[digit - 1];
  return [x + dx, y + dy];
};

/** The class of a digit, and the sign beside one that is not proven. */
const kindOf = (cell, resting) => (clues.has(cell) ? "given" : resting.has(cell) ? "found resting" : "found");
const signs = (resting) => [...resting].map(([cell, mark]) => words("resting-on", ...beside(cell), frame.candidate, mark)).join("");
const beside = (cell) => [frame.cells[cell][0] + frame.side - frame.candidate * 0.5, frame.cells[cell][1] + frame.candidate * 0.7];

/** A whole drawing of an entry as text, for print. */
export function picture(entry) {
  const { state, digits, resting } = position(entry), scene = sceneOf(entry);
  const marked = marks(scene);
  let content = "";
  for (let cell = 0; cell < cells; cell += 1) {
    const [x, y] = frame.cells[cell], half = frame.side / 2;
    if (digits[cell]) {
      content += words(kindOf(cell, resting), x + half, y + half, frame.digit, digitChar(digits[cell]));
      continue;
    }
    for (let digit = 1; digit <= size; digit += 1) {
      const candidate = cell * size + digit - 1;
      if (state[candidate] !== OPEN) continue;
      content += words(`candidate ${marked.get(candidate) ?? ""}`, ...corner(cell, digit), frame.candidate, digitChar(digit));
    }
  }
  const [areas, lines, below, tags, above] = layers(scene);
  return `<svg class="sketch" viewBox="${frame.view.join(" ")}" aria-hidden="true">${ground()}${areas}${grid()}${lines}${below}${content}${signs(resting)}${tags}${above}</svg>`;
}

const ground = () => frame.windows.map((area) => path("window", area)).join("");
const grid = () =>
  path("diagonal", frame.diagonals) + path("thin", frame.thin) + path("thick", frame.thick) +
  frame.labels.map((label) => words("label", ...label.at, Math.round(frame.text * 0.8), label.text)).join("");

function layers(scene) {
  if (!scene) return ["", "", "", "", ""];
  const tags = scene.tags.map(([x, y, tag]) => tagged(x, y, Math.round(frame.candidate * 0.75), tag)).join("");
  return [paths(scene.shades), paths(scene.lines), paths(scene.marks), tags, paths(scene.above)];
}

/** The classes of candidates that a scene marks. */
function marks(scene) {
  const found = new Map();
  scene?.strong.forEach((at) => found.set(parseFact(text(at)) >> 1, "strong"));
  scene?.gone.forEach((at) => found.set(parseFact(text(at)) >> 1, "gone"));
  return found;
}

/** The board on the page. `choose` is called with a cell and a digit (0 for the cell itself). */
export class Board {
  constructor(root, choose) {
    this.choose = choose;
    let digits = "", candidates = "", rows = "";
    for (let cell = 0; cell < cells; cell += 1) {
      const [x, y] = frame.cells[cell], half = frame.side / 2;
      digits += words("digit", x + half, y + half, frame.digit, "");
      for (let digit = 1; digit <= size; digit += 1) {
        const candidate = cell * size + digit - 1;
        if (start[candidate] !== OPEN) continue;
        candidates += words("candidate", ...corner(cell, digit), frame.candidate, digitChar(digit), ` data-of="${candidate}"`);
      }
      if (cell % size === 0) rows += `${cell ? "</g>" : ""}<g role="row">`;
      rows += `<rect role="gridcell" tabindex="-1" x="${x}" y="${y}" width="${frame.side}" height="${frame.side}"/>`;
    }
    root.innerHTML =
      `<svg class="sketch" viewBox="${frame.view.join(" ")}" role="grid" aria-label="Board">` +
      `${ground()}<g data-layer></g><g aria-hidden="true">${grid()}</g><g data-layer></g><g data-layer></g>` +
      `<g aria-hidden="true">${candidates}${digits}</g><g data-signs aria-hidden="true"></g>` +
      `<g data-layer aria-hidden="true"></g><g data-layer></g><g class="cells">${rows}</g></g></svg>`;
    this.svg = root.firstElementChild;
    this.layers = [...this.svg.querySelectorAll("[data-layer]")];
    this.signs = this.svg.querySelector("[data-signs]");
    this.digits = [...this.svg.querySelectorAll("text.digit")];
    this.rects = [...this.svg.querySelectorAll("rect[role=gridcell]")];
    this.candidates = new Map();
    this.svg.querySelectorAll("text.candidate").forEach((node) => this.candidates.set(Number(node.dataset.of), node));
    this.state = new Uint8Array(cells * size).fill(255);
    this.placed = new Uint8Array(cells).fill(255);
    this.marked = new Map();
    this.resting = new Map();
    this.current = 0;
    this.rects[0].setAttribute("tabindex", "0");
    this.svg.addEventListener("click", (event) => this.click(event));
    this.svg.addEventListener("keydown", (event) => this.key(event));
  }

  show(entry) {
    const { state, digits, resting } = position(entry), scene = sceneOf(entry);
    const marked = marks(scene), changed = new Set();
    for (let cell = 0; cell < cells; cell += 1) {
      if (digits[cell] === this.placed[cell] && resting.get(cell) === this.resting.get(cell)) continue;
      changed.add(cell);
      this.digits[cell].textContent = digits[cell] ? digitChar(digits[cell]) : "";
      this.digits[cell].setAttribute("class", `digit ${kindOf(cell, resting)}`);
    }
    for (const [candidate, node] of this.candidates) {
      const cell = Math.floor(candidate / size), was = this.marked.get(candidate), now = marked.get(candidate);
      if (state[candidate] === this.state[candidate] && was === now && !changed.has(cell)) continue;
      changed.add(cell);
      const kind = digits[cell] ? " filled" : state[candidate] === FALSE ? " removed" : "";
      node.setAttribute("class", `candidate${kind}${now ? ` ${now}` : ""}`);
    }
    Object.assign(this, { state, marked, resting, placed: digits });
    this.signs.innerHTML = signs(resting);
    changed.forEach((cell) => this.rects[cell].setAttribute("aria-label", this.describe(cell)));
    layers(scene).forEach((content, at) => { this.layers[at].innerHTML = content; });
  }

  describe(cell) {
    const digit = this.placed[cell];
    const rests = { "?": ", rests on a guess", "*": ", rests on the puzzle having one solution" }[this.resting.get(cell)] ?? "";
    if (digit) return `${cellName(cell)}: ${digitChar(digit)}, ${clues.has(cell) ? "a clue" : `found${rests}`}`;
    const left = [];
    for (let d = 1; d <= size; d += 1) if (this.state[cell * size + d - 1] === OPEN) left.push(digitChar(d));
    return `${cellName(cell)}: ${left.length ? `candidates ${left.join(" ")}` : "no candidate left"}`;
  }

  /** Rings a cell, and forgets the last one. */
  ring(cell) {
    this.svg.querySelector(".chosen")?.classList.remove("chosen");
    this.rects[cell]?.classList.add("chosen");
  }

  click(event) {
    const cell = this.rects.indexOf(event.target);
    if (cell < 0) return;
    this.move(cell);
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    let best = 0, nearest = Infinity;
    for (let digit = 1; digit <= size; digit += 1) {
      const [x, y] = corner(cell, digit), far = Math.hypot(x - at.x, y - at.y);
      if (far < nearest) [best, nearest] = [digit, far];
    }
    // A candidate that is gone explains itself; anything else in the cell stands for the cell.
    const gone = !this.placed[cell] && this.state[cell * size + best - 1] === FALSE;
    this.choose(cell, gone ? best : 0);
  }

  move(cell) {
    this.rects[this.current].setAttribute("tabindex", "-1");
    this.current = cell;
    this.rects[cell].setAttribute("tabindex", "0");
    this.rects[cell].focus({ preventScroll: true });
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [row, col] = [Math.floor(this.current / size), this.current % size];
    const to = {
      ArrowLeft: [row, Math.max(0, col - 1)], ArrowRight: [row, Math.min(size - 1, col + 1)],
      ArrowUp: [Math.max(0, row - 1), col], ArrowDown: [Math.min(size - 1, row + 1), col],
    }[event.key];
    const key = event.key.toUpperCase();
    const digit = /^[1-9A-P]$/.test(key) ? (key <= "9" ? Number(key) : key.charCodeAt(0) - 55) : 0;
    if (to) this.move(to[0] * size + to[1]);
    else if (event.key === "Enter" || event.key === " ") this.choose(this.current, 0);
    else if (digit && digit <= size) this.choose(this.current, digit);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The samples of a scene's legend, as a list's items. */
export function legend(scene) {
  return (scene?.legend ?? []).map(([kind, role, tag, content, d, above]) => {
    const frameShape = `<path class="${kind} ${role}" d="M-14 -10h28v20h-28z"/>`;
    const sample = {
      shade: frameShape + frameShape.replace("shade", "outline") + (tag ? tagged(0, 0, 15, tag) : ""),
      mark: (above ? words("candidate gone", 0, 0, 16, role === "blocked" ? "" : "5") : "") +
        path(`mark ${role}`, text(d)) + (above ? "" : words("candidate strong", 0, 0, 16, "5")),
      link: path(`link ${role}`, "M-14 0h28"),
      digit: words("found resting", -2, 0, 22, "5") + words("resting-on", 10, -6, 13, tag),
    }[kind];
    return `<li><svg class="sketch" viewBox="-17 -17 34 34" aria-hidden="true">${sample}</svg> ${escaped(text(content))}</li>`;
  }).join("");
}

