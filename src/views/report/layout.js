// Graphviz in a worker of its own, so that the page never waits for a layout.

let worker, last = 0;
const waiting = new Map();

function begin() {
  const viz = document.getElementById("viz").textContent;
  const serve = `
    const ready = Viz.instance();
    onmessage = ({ data: { id, dot } }) => ready
      .then((viz) => postMessage({ id, svg: viz.renderString(dot, { format: "svg", engine: "dot" }) }))
      .catch((error) => postMessage({ id, error: String(error) }));`;
  const address = URL.createObjectURL(new Blob([viz, "\n", serve], { type: "text/javascript" }));
  worker = new Worker(address);
  worker.onmessage = ({ data }) => {
    const { resolve, reject } = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.svg) resolve(data.svg); else reject(new Error(data.error));
  };
  worker.onerror = (event) => waiting.forEach(({ reject }) => reject(new Error(event.message ?? "the worker failed")));
}

/** The picture of a graph in DOT, as SVG text. */
export function layout(dot) {
  if (!worker) begin();
  return new Promise((resolve, reject) => {
    last += 1;
    waiting.set(last, { resolve, reject });
    worker.postMessage({ id: last, dot });
  });
}
