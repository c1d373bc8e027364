// The trace, indexed: what was known before each step, what each step rests on, what a fact rests on.

const read = (id) => JSON.parse(document.getElementById(id).textContent);

export const traceText = document.getElementById("trace").textContent;
export const trace = JSON.parse(traceText);
export const page = read("page");
export const size = page.frame.size;
export const cells = size * size;

export const OPEN = 0, TRUE = 1, FALSE = 2;
export const digitChar = (digit) => (digit < 10 ? String(digit) : String.fromCharCode(55 + digit));
export const cellName = (cell) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
export const factName = (fact) => {
  const [candidate, holds] = [fact >> 1, fact & 1];
  const digit = digitChar((candidate % size) + 1);
  return cellName(Math.floor(candidate / size)) + (holds ? "=" : "<>") + digit;
};

/** A candidate or fact as a number: cell, digit, and in the last bit whether it holds. */
export const factOf = (cell, digit, holds) => (cell * size + digit - 1) * 2 + (holds ? 1 : 0);
export function parseFact(text) {
  const [, row, col, sign, digit] = /^r(\d+)c(\d+)(=|<>)(.)$/.exec(text);
  const number = digit <= "9" ? Number(digit) : digit.charCodeAt(0) - 55;
  return factOf((row - 1) * size + (col - 1), number, sign === "=");
}

/**
 * All steps as the list shows them: step 0 states the clues, nested ones stand where they were begun, and a last
 * entry without a step is the end.
 */
export const entries = [];
const byId = new Map();
const origin = new Map(); // fact of the outermost scope -> id of the step that established it

walk({ events: trace.events, steps: trace.steps, base: null }, origin, []);
entries.push({ step: null, scope: entries[0].scope, cut: trace.events.length, depth: 0, at: entries.length, path: [] });

function walk(scope, known, path) {
  scope.facts = scope.events.map((event) => parseFact(event.fact));
  let cut = scope.base ? ownEvents(scope, scope.base.step.id, 0) : 0;
  scope.facts.slice(0, cut).forEach((fact) => known.set(fact, scope.base.step.id));
  for (const step of scope.steps) {
    const premises = step.premises.map(parseFact);
    const entry = {
      step, scope, cut, path, depth: path.length, at: entries.length,
      sources: [...new Set(premises.map((fact) => known.get(fact)).filter((id) => id !== undefined))],
    };
    byId.set(step.id, entry);
    entries.push(entry);
    entry.branches = (step.branches ?? []).map((branch) => {
      const inner = { events: branch.events, steps: branch.steps, base: entry };
      walk(inner, new Map(known), [...path, { step: step.id, assume: branch.assume }]);
      return inner;
    });
    const end = ownEvents(scope, step.id, cut);
    scope.facts.slice(cut, end).forEach((fact) => known.set(fact, step.id));
    cut = end;
  }
}

function ownEvents(scope, id, from) {
  let end = from;
  while (end < scope.events.length && scope.events[end].step === id) end += 1;
  return end;
}

export const entryOf = (id) => byId.get(id);
/** What made a fact known by the time of an entry: the step, and the placement of that step that excluded it. */
export function originAt(entry, fact) {
  for (const [scope, cut] of chain(entry)) {
    const at = scope.facts.indexOf(fact);
    if (at < 0 || at >= cut) continue;
    const by = scope.events[at].step, concluded = entryOf(by).step.conclusions.includes(scope.events[at].fact);
    let cause = at;
    while (cause > 0 && scope.events[cause].step === by && !(scope.facts[cause] & 1)) cause -= 1;
    const placed = scope.events[cause].step === by && scope.facts[cause] & 1;
    return { by, cause: concluded || !placed || cause === at ? null : scope.facts[cause] };
  }
  return null;
}

/** The digit that a cell has in the end, 0 for none. */
export function digitAtEnd(cell) {
  for (let digit = 1; digit <= size; digit += 1) if (origin.has(factOf(cell, digit, true))) return digit;
  return 0;
}

/** The scopes around an entry, outermost first, each with how many of its events came before the entry's step. */
function chain(entry) {
  const found = [];
  // Before the clues there is nothing to see: they are shown as they stand.
  const from = entry.step?.id === 0 ? entries[1] : entry;
  for (let at = from; at; at = at.scope.base) found.unshift([at.scope, at.cut]);
  return found;
}

/**
 * The position before an entry's step: a state for each candidate, the digit of each cell, and by cell a mark where
 * the digit rests on a guess (?) or on the puzzle having one solution (*).
 */
export function position(entry) {
  const state = new Uint8Array(cells * size), digits = new Uint8Array(cells), resting = new Map();
  for (const [scope, cut] of chain(entry)) {
    for (let i = 0; i < cut; i += 1) {
      const fact = scope.facts[i], candidate = fact >> 1, cell = Math.floor(candidate / size);
      state[candidate] = fact & 1 ? TRUE : FALSE;
      if (!(fact & 1)) continue;
      digits[cell] = (candidate % size) + 1;
      const mark = scope.base ? "?" : restsOn(entryOf(scope.events[i].step).step);
      if (mark) resting.set(cell, mark);
    }
  }
  return { state, digits, resting };
}

const restsOn = ({ assumptions = [] }) => (assumptions.length ? (assumptions.some((one) => one !== "unique") ? "?" : "*") : "");

/** What one step rests on, by backward reachability; a step with branches brings along what their ends rest on. */
export function slice(step) {
  const found = new Set(), open = [step];
  // Inside a branch, what it supposes is not explained further.
  const around = new Set(entryOf(step)?.path.map((branch) => branch.step));
  while (open.length) {
    const id = open.pop();
    if (id === 0 || id === undefined || around.has(id) || found.has(id)) continue;
    found.add(id);
    const entry = entryOf(id);
    open.push(...entry.sources);
    for (const branch of entry.branches) {
      const last = branch.steps.at(-1);
      if (last && last.conclusions.length === 0) open.push(last.id);
      else branch.events.filter((event) => entry.step.conclusions.includes(event.fact)).forEach((event) => open.push(event.step));
    }
  }
  return found;
}

const SINGLES = new Set(["full-house", "last-digit", "naked-single", "hidden-single"]);
export const isSingle = (entry) => entry.step !== null && SINGLES.has(entry.step.rule);
export const ruleName = (id) => page.rules[id]?.name ?? (id === "given" ? "Clues" : id);
export const sceneOf = (entry) => (entry.step ? page.scenes.steps[entry.at] : null);
export const text = (place) => page.scenes.texts[place];
export const clues = new Set(
  [...trace.puzzle].reduce((list, c, at, all) => {
    if (c === "+") return list;
    list.push(all[at - 1] === "+" || c === "." ? 0 : 1);
    return list;
  }, []).flatMap((given, cell) => (given ? [cell] : [])),
);
