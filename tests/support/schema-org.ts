/**
 * The vocabulary of schema.org, as in the package schema-dts, taken from
 * https://schema.org/docs/developers.html: its types, what they inherit, and the values that each
 * of their properties accepts.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const declarations = readFileSync(
  createRequire(import.meta.url)
    .resolve("schema-dts")
    .replace(/\.js$/, ".d.ts"),
  "utf8",
);

type Interface = { parents: string[]; properties: Map<string, string[]> };

/** By the interface's name, such as `PersonBase` and `PersonLeaf`. */
const interfaces = new Map<string, Interface>();
for (const [, name = "", parents = "", body = ""] of declarations.matchAll(
  /^(?:export )?interface (\w+) extends ([^{]+) \{\n([^]*?)^\}/gm,
)) {
  const properties = new Map(
    Array.from(
      body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^,]+),/gm),
      ([, key = "", types = ""]) => [key, types.split(" | ")],
    ),
  );
  interfaces.set(name, { parents: parents.split(", "), properties });
}

/** Subtypes by type, as `Article = ArticleLeaf | NewsArticle | …` says. */
const unions = new Map(
  Array.from(
    declarations.matchAll(/^export type (\w+) = ([^;]+);/gm),
    ([, name = "", members = ""]) => [name, members.split(" | ")],
  ),
);

function propertyOf(name: string, key: string): string[] | undefined {
  const found = interfaces.get(name);
  return (
    found?.properties.get(key) ??
    found?.parents.map((parent) => propertyOf(parent, key)).find((types) => types !== undefined)
  );
}

function isA(type: string, wanted: string): boolean {
  return type === wanted || (unions.get(wanted) ?? []).some((member) => isA(type, member));
}

const FORMS: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string",
  URL: (value) => typeof value === "string" && URL.canParse(value),
  Boolean: (value) => typeof value === "boolean",
  Number: (value) => typeof value === "number",
  Integer: Number.isInteger,
  Date: (value) => typeof value === "string" && /^\d{4}(-\d\d(-\d\d)?)?$/.test(value),
  DateTime: (value) =>
    typeof value === "string" && value.includes("T") && !Number.isNaN(Date.parse(value)),
  Duration: (value) =>
    typeof value === "string" && /^P(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$/.test(value),
};

/**
 * What is wrong with structured data.
 *
 * @param document the content of a `<script type="application/ld+json">`
 * @returns a line for each type and property that schema.org does not know there, and for each value
 * that it does not expect
 */
export function faultsOf(document: Record<string, unknown>): string[] {
  const { "@context": context, "@graph": graph, ...only } = document;
  return [
    ...(context === "https://schema.org" ? [] : [`the context is ${String(context)}`]),
    ...(Array.isArray(graph) ? graph : [only]).flatMap((thing) => faultsOfThing(thing)),
  ];
}

/**
 * @param repeated the property that contains a role, which the role repeats:
 * https://schema.org/Role
 */
function faultsOfThing(thing: Record<string, unknown>, repeated?: string): string[] {
  const type = String(thing["@type"]);
  const name = [`${type}Leaf`, `${type}Base`].find((each) => interfaces.has(each));
  if (name === undefined) return [`there is no type ${type}`];
  return Object.entries(thing).flatMap(([key, value]) => {
    if (key === "@type" || key === repeated) return [];
    if (key === "@id") return FORMS["URL"]?.(value) ? [] : [`${type} has the id ${String(value)}`];
    const expected = propertyOf(name, key);
    if (!expected) return [`${type} has no ${key}`];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((each) => faultsOfValue(`${type}.${key}`, key, each, expected));
  });
}

function faultsOfValue(at: string, key: string, value: unknown, expected: string[]): string[] {
  if (typeof value !== "object" || value === null) {
    const isExpected = expected.some((type) => FORMS[type]?.(value));
    return isExpected ? [] : [`${at} is ${JSON.stringify(value)}, not ${expected.join(" or ")}`];
  }
  const thing: Record<string, unknown> = { ...value };
  const type = String(thing["@type"]);
  // Refers to a thing that is described elsewhere.
  if (Object.keys(thing).join() === "@id")
    return FORMS["URL"]?.(thing["@id"]) ? [] : [`${at} refers nowhere`];
  if (type.endsWith("Role") && interfaces.has(`${type}Base`)) {
    return [...faultsOfThing(thing, key), ...faultsOfValue(at, key, thing[key], expected)];
  }
  const isExpected = expected.some((wanted) => wanted === "Thing" || isA(type, wanted));
  return [
    ...(isExpected ? [] : [`${at} is a ${type}, not ${expected.join(" or ")}`]),
    ...faultsOfThing(thing),
  ];
}

/** The contents of a page's scripts, in order. */
export function structuredData(document: ParentNode): Record<string, unknown>[] {
  return [...document.querySelectorAll("script[type='application/ld+json']")].map((script) =>
    JSON.parse(script.textContent),
  );
}

/** Every thing in structured data, at any depth. */
export function thingsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  const thing: Record<string, unknown> = { ...value };
  return [thing, ...Object.values(thing).flatMap(thingsIn)];
}
