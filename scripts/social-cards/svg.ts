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

/** A filled shape from SVG path data. */
export function area(d: string, fill: string): string {
  return element("path", { d, fill });
}

function decimal(value: number): number {
  return Math.round(value * 100) / 100;
}
