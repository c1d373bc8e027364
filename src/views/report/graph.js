// The dependency graph: pan and zoom, the current step, and the slice that is lit.

import { entryOf, page } from "facts";
import { layout } from "layout";

/** Points of text height at which labels can be read. */
const READABLE = 0.95;

export class Graph {
  constructor(root, fold, status, choose) {
    Object.assign(this, { root, status, choose, nodes: new Map(), lit: null, current: null, drawn: new Map() });
    const { folded, large } = page.graph;
    fold.parentElement.hidden = !folded;
    fold.checked = Boolean(folded) && large;
    fold.addEventListener("change", () => this.draw(fold.checked));
    this.gestures();
    this.draw(fold.checked);
  }

  async draw(folded) {
    this.folded = folded;
    const dot = folded ? page.graph.folded : page.graph.whole;
    this.status.textContent = "Laying out the graph…";
    try {
      if (!this.drawn.has(folded)) this.drawn.set(folded, await layout(dot));
    } catch (error) {
      this.status.textContent = `The graph could not be laid out: ${error.message}`;
      return;
    }
    if (this.folded !== folded) return;
    const parsed = new DOMParser().parseFromString(this.drawn.get(folded), "image/svg+xml").documentElement;
    parsed.removeAttribute("width");
    parsed.removeAttribute("height");
    parsed.setAttribute("aria-hidden", "true");
    parsed.querySelector("polygon")?.remove();
    this.svg = document.importNode(parsed, true);
    this.root.replaceChildren(this.svg);
    this.whole = this.svg.viewBox.baseVal;
    this.whole = { x: this.whole.x, y: this.whole.y, width: this.whole.width, height: this.whole.height };
    this.nodes = new Map([...this.svg.querySelectorAll("g.node")].map((node) => [title(node), node]));
    this.edges = [...this.svg.querySelectorAll("g.edge")].map((edge) => [edge, ...title(edge).split("->")]);
    this.svg.querySelectorAll("title").forEach((node) => node.remove());
    for (const [id, node] of this.nodes) node.dataset.id = id;
    const branches = page.graph.folded ? (folded ? " Guess branches are folded into their guess." : " Dashed frames are guess branches.") : "";
    this.status.textContent = `${this.nodes.size} nodes; an arrow leads from a reason to what it made possible.${branches}`;
    this.reset();
    this.light(this.lit, null);
    this.show(this.current);
  }

  /** The node of a step; where branches are folded, of the step around it. */
  node(step) {
    if (step === null || step === undefined) return null;
    if (step === 0) return this.nodes.get("clues");
    const outer = this.folded ? entryOf(step)?.path[0]?.step : undefined;
    return this.nodes.get(`s${outer ?? step}`);
  }

  show(step) {
    this.current = step;
    this.marked?.classList.remove("now");
    this.marked = this.node(step);
    if (!this.marked) return;
    this.marked.classList.add("now");
    this.bringIntoView(this.marked);
  }

  /** Lights the nodes of these steps and fades the rest, and shows one of them; `null` lights all. */
  light(steps, made) {
    this.lit = steps;
    if (!this.svg) return;
    this.svg.classList.toggle("faded", Boolean(steps));
    const on = new Set(steps ? [...steps].map((step) => this.node(step)) : []);
    this.nodes.forEach((node, id) => node.classList.toggle("on", on.has(node) || (Boolean(steps) && id === "clues")));
    const ids = new Set([...on].filter(Boolean).map((node) => node.dataset.id));
    ids.add("clues");
    this.edges.forEach(([edge, from, to]) => edge.classList.toggle("on", ids.has(from) && ids.has(to)));
    if (steps && this.node(made)) this.bringIntoView(this.node(made));
  }

  // Pan and zoom: a view-box in the graph's own units.

  get scale() {
    return this.root.clientWidth / this.view.width;
  }

  set(x, y, width) {
    const height = width * (this.root.clientHeight / Math.max(1, this.root.clientWidth));
    this.view = { x, y, width, height };
    this.svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }

  /** Shows what lies around a point, without empty space where the graph ends. */
  centre(x, y, width) {
    const height = width * (this.root.clientHeight / Math.max(1, this.root.clientWidth)), { whole } = this;
    const hold = (at, shown, from, all) =>
      (shown >= all ? from - (shown - all) / 2 : Math.min(Math.max(at - shown / 2, from), from + all - shown));
    this.set(hold(x, width, whole.x, whole.width), hold(y, height, whole.y, whole.height), width);
  }

  /** How wide the view must be to show all. */
  get span() {
    const { width, height } = this.whole, { clientWidth, clientHeight } = this.root;
    return Math.max(width, (height * clientWidth) / Math.max(1, clientHeight));
  }

  /** All of it where that can be read, else as much as can be. */
  reset() {
    const { x, y, width } = this.whole;
    this.centre(x + width / 2, y, Math.min(this.span, Math.max(200, this.root.clientWidth / READABLE)));
  }

  fit() {
    const { x, y, width, height } = this.whole;
    this.centre(x + width / 2, y + height / 2, this.span);
  }

  zoom(factor, at = null) {
    const { x, y, width, height } = this.view;
    const [px, py] = at ?? [x + width / 2, y + height / 2];
    const next = Math.min(Math.max(width / factor, 60), this.whole.width * 4 + 400);
    const ratio = next / width;
    this.set(px - (px - x) * ratio, py - (py - y) * ratio, next);
  }

  pan(dx, dy) {
    this.set(this.view.x + dx, this.view.y + dy, this.view.width);
  }

  bringIntoView(node) {
    const box = node.getBBox(), shift = this.whole.height;
    // Graphviz turns its drawing by a translation of the outermost group.
    const matrix = this.svg.querySelector("g.graph").transform.baseVal.consolidate()?.matrix;
    const [x, y] = [box.x + box.width / 2 + (matrix?.e ?? 0), box.y + box.height / 2 + (matrix?.f ?? shift)];
    const { view } = this, margin = 0.12;
    const inside = x > view.x + view.width * margin && x < view.x + view.width * (1 - margin) &&
      y > view.y + view.height * margin && y < view.y + view.height * (1 - margin);
    if (!inside) this.centre(x, y, view.width);
  }

  point(event) {
    const box = this.root.getBoundingClientRect();
    return [this.view.x + (event.clientX - box.left) / this.scale, this.view.y + (event.clientY - box.top) / this.scale];
  }

  gestures() {
    const pointers = new Map();
    let moved = 0, spread = 0;
    const { root } = this;
    root.addEventListener("wheel", (event) => {
      if (!this.svg) return;
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * 0.0015), this.point(event));
    }, { passive: false });
    root.addEventListener("pointerdown", (event) => {
      pointers.set(event.pointerId, event);
      if (pointers.size === 1) moved = 0;
      spread = 0;
    });
    root.addEventListener("pointermove", (event) => {
      const before = pointers.get(event.pointerId);
      if (!before || !this.svg) return;
      pointers.set(event.pointerId, event);
      if (pointers.size === 2) {
        const [a, b] = [...pointers.values()], now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
        if (spread) this.zoom(now / spread, this.point(event));
        spread = now;
      } else {
        const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
        moved += Math.abs(dx) + Math.abs(dy);
        if (moved > 4) root.setPointerCapture(event.pointerId);
        this.pan(-dx / this.scale, -dy / this.scale);
      }
    });
    const end = (event) => pointers.delete(event.pointerId);
    root.addEventListener("pointerup", end);
    root.addEventListener("pointercancel", end);
    root.addEventListener("click", (event) => {
      const id = event.target.closest("g.node")?.dataset.id;
      if (moved > 6 || !id) return;
      if (id === "clues") this.choose(0);
      const step = /^(?:s|suppose )(\d+)/.exec(id);
      if (step) this.choose(Number(step[1]));
    });
    root.addEventListener("keydown", (event) => {
      const far = this.svg ? this.view.width / 8 : 0;
      const act = {
        "+": () => this.zoom(1.3), "=": () => this.zoom(1.3), "-": () => this.zoom(1 / 1.3), 0: () => this.fit(),
        ArrowLeft: () => this.pan(-far, 0), ArrowRight: () => this.pan(far, 0),
        ArrowUp: () => this.pan(0, -far), ArrowDown: () => this.pan(0, far),
      }[event.key];
      if (!act || !this.svg || event.ctrlKey || event.metaKey) return;
      act();
      event.preventDefault();
      event.stopPropagation();
    });
    new ResizeObserver(() => this.svg && this.set(this.view.x, this.view.y, this.view.width)).observe(root);
  }
}

const title = (group) => group.querySelector("title").textContent;
