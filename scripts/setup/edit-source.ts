import { parseSync, type ESTree } from "vite";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { splice } from "../splice.ts";

/** Literal values in the owner's files: text, numbers, lists and objects of them. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** The path of a value: the exported constant, then the names of properties. */
export type ValuePath = readonly [constant: string, ...properties: string[]];

/**
 * Reads a value of a TypeScript file without running it.
 *
 * @returns undefined if there is no such constant or property
 * @throws {StartError} if it is not a literal, e.g. computed or imported
 */
export function readValue(file: string, source: string, place: ValuePath): Plain | undefined {
  const node = find(file, source, place);
  return node && plainOf(node, () => notPlain(file, place));
}

/** Whether a value exists and is not a literal, such as `said({ … })`. */
export function isComputed(file: string, source: string, place: ValuePath): boolean {
  const node = find(file, source, place);
  try {
    if (node) plainOf(node, () => notPlain(file, place));
    return false;
  } catch {
    return true;
  }
}

/**
 * Replaces values of a TypeScript file; everything else in it stays exactly as it is.
 *
 * @throws {StartError} if a value does not exist, or is not a literal
 */
export function replaceValues(
  file: string,
  source: string,
  values: readonly (readonly [ValuePath, Plain])[],
): string {
  const edits = values.map(([place, value]) => {
    const node = find(file, source, place);
    if (!node) throw new StartError(`${file} has no “${place.join(".")}”: add it by hand.`);
    plainOf(node, () => notPlain(file, place));
    const { start, end } = inner(node);
    return { start, end, text: literal(value) };
  });
  return splice(source, edits);
}

function notPlain(file: string, place: ValuePath): StartError {
  return new StartError(
    `${file}: “${place.join(".")}” is computed, so only you can change it. Do it by hand, or write it out.`,
  );
}

/** Code for a value. Line separators are escaped, because old tools treat them as line breaks. */
function literal(value: Plain): string {
  return JSON.stringify(value, null, 2).replace(/[\u2028\u2029]/g, (sign) =>
    sign === "\u2028" ? "\\u2028" : "\\u2029",
  );
}

function find(file: string, source: string, place: ValuePath): ESTree.Expression | undefined {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) {
    throw new StartError(`${file} cannot be read: ${errors[0]?.message}. Mend it first.`);
  }
  const [constant, ...properties] = place;
  let node = program.body
    .flatMap((statement) =>
      statement.type === "ExportNamedDeclaration" &&
      statement.declaration?.type === "VariableDeclaration"
        ? statement.declaration.declarations
        : [],
    )
    .find(({ id }) => id.type === "Identifier" && id.name === constant)?.init;
  for (const name of properties) {
    if (!node) return undefined;
    const object = inner(node);
    if (object.type !== "ObjectExpression") return undefined;
    node = object.properties.flatMap((property) =>
      property.type === "Property" && nameOf(property.key) === name ? [property.value] : [],
    )[0];
  }
  return node ?? undefined;
}

/** Without `as const` and `satisfies`. */
function inner(node: ESTree.Expression): ESTree.Expression {
  return node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression"
    ? inner(node.expression)
    : node;
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
}

function plainOf(node: ESTree.Node, refusal: () => StartError): Plain {
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression") {
    return plainOf(node.expression, refusal);
  }
  if (node.type === "Literal") {
    const { value } = node;
    if (value === null || ["string", "number", "boolean"].includes(typeof value)) {
      return JSON.parse(JSON.stringify(value));
    }
  }
  if (node.type === "TemplateLiteral" && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? "";
  }
  if (node.type === "ArrayExpression") {
    return node.elements.map((element) => {
      if (!element) throw refusal();
      return plainOf(element, refusal);
    });
  }
  if (node.type === "ObjectExpression") {
    return Object.fromEntries(
      node.properties.map((property) => {
        const name = property.type === "Property" && !property.computed && nameOf(property.key);
        if (property.type !== "Property" || !name) throw refusal();
        return [name, plainOf(property.value, refusal)];
      }),
    );
  }
  throw refusal();
}
