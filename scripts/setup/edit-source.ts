import { parseSync, type ESTree } from "vite";
import { UserError } from "../lib/user-error.ts";
import { splice } from "../lib/splice.ts";

/** Literal values in the owner's files: text, numbers, lists and objects of them. */
export type LiteralValue =
  | string
  | number
  | boolean
  | null
  | LiteralValue[]
  | { [key: string]: LiteralValue };

/** The path of a value: the exported constant, then the names of properties. */
export type ValuePath = readonly [constant: string, ...properties: string[]];

/**
 * Reads a value of a TypeScript file without running it.
 *
 * @returns undefined if there is no such constant or property
 * @throws {UserError} if it is not a literal, e.g. computed or imported
 */
export function readValue(
  file: string,
  source: string,
  valuePath: ValuePath,
): LiteralValue | undefined {
  const node = find(file, source, valuePath);
  return node && literalValueOf(node, () => notLiteral(file, valuePath));
}

/** Whether a value exists and is computed, as by `said({ … })`. */
export function isComputed(file: string, source: string, valuePath: ValuePath): boolean {
  const node = find(file, source, valuePath);
  try {
    if (node) literalValueOf(node, () => notLiteral(file, valuePath));
    return false;
  } catch {
    return true;
  }
}

/**
 * Replaces values of a TypeScript file; everything else in it stays exactly as it is.
 *
 * @throws {UserError} if a value does not exist, or is not a literal
 */
export function replaceValues(
  file: string,
  source: string,
  values: readonly (readonly [ValuePath, LiteralValue])[],
): string {
  const edits = values.map(([valuePath, value]) => {
    const node = find(file, source, valuePath);
    if (!node) throw new UserError(`${file} has no “${valuePath.join(".")}”: add it by hand.`);
    literalValueOf(node, () => notLiteral(file, valuePath));
    const { start, end } = unwrapped(node);
    return { start, end, text: literal(value) };
  });
  return splice(source, edits);
}

function notLiteral(file: string, valuePath: ValuePath): UserError {
  return new UserError(
    `${file}: “${valuePath.join(".")}” is computed, so only you can change it. Do it by hand, or write it out.`,
  );
}

/** Code for a value. Line separators are escaped, because old tools treat them as line breaks. */
function literal(value: LiteralValue): string {
  return JSON.stringify(value, null, 2).replace(/[\u2028\u2029]/g, (separator) =>
    separator === "\u2028" ? "\\u2028" : "\\u2029",
  );
}

function find(file: string, source: string, valuePath: ValuePath): ESTree.Expression | undefined {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) {
    throw new UserError(`${file} cannot be read: ${errors[0]?.message}. Fix it first.`);
  }
  const [constant, ...properties] = valuePath;
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
    const object = unwrapped(node);
    if (object.type !== "ObjectExpression") return undefined;
    node = object.properties.flatMap((property) =>
      property.type === "Property" && nameOf(property.key) === name ? [property.value] : [],
    )[0];
  }
  return node ?? undefined;
}

/** Without `as const` and `satisfies`. */
function unwrapped(node: ESTree.Expression): ESTree.Expression {
  return node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression"
    ? unwrapped(node.expression)
    : node;
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
}

function literalValueOf(node: ESTree.Node, refusal: () => UserError): LiteralValue {
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression") {
    return literalValueOf(node.expression, refusal);
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
      return literalValueOf(element, refusal);
    });
  }
  if (node.type === "ObjectExpression") {
    return Object.fromEntries(
      node.properties.map((property) => {
        const name = property.type === "Property" && !property.computed && nameOf(property.key);
        if (property.type !== "Property" || !name) throw refusal();
        return [name, literalValueOf(property.value, refusal)];
      }),
    );
  }
  throw refusal();
}
