/** A place on the picture, in units from its top left corner. */
export type Point = readonly [x: number, y: number];

type Attributes = Record<string, string | number>;

/** One SVG element; numbers are cut to two decimals, so that the source stays short and stable. */
export function element(name: string, attributes: Attributes, children = ""): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? decimal(value) : value}"`)
    .join("");
  return children === "" ? `<${name}${list}/>` : `<${name}${list}>${children}</${name}>`;
}

/** A filled rectangle: at whole units its edges fall on whole pixels. */
export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return element("rect", { x, y, width, height, fill });
}

/** A level line whose top edge is at `y`. */
export function horizontal(x1: number, x2: number, y: number, fill: string, weight = 1): string {
  return rect(x1, y, x2 - x1, weight, fill);
}

/** An upright line whose left edge is at `x`. */
export function vertical(x: number, y1: number, y2: number, fill: string, weight = 1): string {
  return rect(x, y1, weight, y2 - y1, fill);
}

/** The outline of a rectangle, drawn wholly inside it. */
export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: string,
  weight = 1,
): string {
  return element("rect", {
    x: x + weight / 2,
    y: y + weight / 2,
    width: width - weight,
    height: height - weight,
    fill: "none",
    stroke,
    "stroke-width": weight,
  });
}

/** A filled circle. */
export function disc([cx, cy]: Point, r: number, fill: string): string {
  return element("circle", { cx, cy, r, fill });
}

/** The outline of a circle, its line centred on the radius. */
export function ring([cx, cy]: Point, r: number, stroke: string, weight = 1): string {
  return element("circle", { cx, cy, r, fill: "none", stroke, "stroke-width": weight });
}

/** A straight line at any angle. */
export function segment([x1, y1]: Point, [x2, y2]: Point, stroke: string, weight = 1): string {
  return element("line", { x1, y1, x2, y2, stroke, "stroke-width": weight });
}

/** A filled shape from SVG path data. */
export function area(d: string, fill: string): string {
  return element("path", { d, fill });
}

/** A line along SVG path data; `more` adds caps, dashes and the like. */
export function stroke(d: string, colour: string, weight = 1, more: Attributes = {}): string {
  return element("path", { d, fill: "none", stroke: colour, "stroke-width": weight, ...more });
}

/** Path data joining the points by straight lines. */
export function through(points: readonly Point[], close = false): string {
  const places = points.map(([x, y]) => `${decimal(x)} ${decimal(y)}`);
  return `M${places.join("L")}${close ? "Z" : ""}`;
}

/** Path data of a circular arc, clockwise; angles in degrees from the top. */
export function arc(centre: Point, r: number, from: number, to: number): string {
  const [x1, y1] = polar(centre, r, from);
  const [x2, y2] = polar(centre, r, to);
  const large = to - from > 180 ? 1 : 0;
  return `M${decimal(x1)} ${decimal(y1)}A${r} ${r} 0 ${large} 1 ${decimal(x2)} ${decimal(y2)}`;
}

/** The point at a distance and an angle from a centre; degrees clockwise from the top. */
export function polar([cx, cy]: Point, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + r * Math.sin(angle), cy - r * Math.cos(angle)];
}

/** `count` values made by `make` and set one after another. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join("");
}

function decimal(value: number): number {
  return Math.round(value * 100) / 100;
}
