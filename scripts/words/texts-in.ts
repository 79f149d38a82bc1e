import { parseSync, Visitor, type ESTree } from "vite";
import { UserError } from "../lib/user-error.ts";

/** Code with texts: `t` and `byEnglish`, or `plural` from the formats. */
export const HAS_TEXTS = /"(?:@\/lib|\.{1,2}|(?:\.\.\/)+lib)\/words(?:\.ts)?"|\bplural\(/;

export type WrittenText = {
  /** The text, in English; for plurals, the "other" form. */
  text: string;
  hasNumber: boolean;
  /** Whether the English stays beside its translation. */
  isKey: boolean;
  /** What its translation replaces: the call, or only the text if values follow it. */
  start: number;
  end: number;
};

/**
 * The texts of the interface in a file of the app: the arguments of `t` and `byEnglish`, and plural forms.
 *
 * @throws {UserError} if one is not a literal, so that the build could not translate it
 */
export function textsIn(file: string, source: string): WrittenText[] {
  const texts: WrittenText[] = [];
  const { program } = parseSync(file, source);
  new Visitor({
    CallExpression(call) {
      if (call.callee.type !== "Identifier") return;
      if (call.callee.name === "t") {
        const [first = call, values] = call.arguments;
        add(first, false, values ? first : call);
      } else if (call.callee.name === "byEnglish") {
        for (const text of call.arguments) add(text, true);
      }
    },
    ObjectExpression(forms) {
      const many = stringOf(forms, "other");
      if (many === undefined || stringOf(forms, "one") === undefined) return;
      texts.push({ text: many, hasNumber: true, isKey: false, start: forms.start, end: forms.end });
    },
  }).visit(program);
  return texts;

  function add(node: ESTree.Node, isKey: boolean, { start, end } = node) {
    if (node.type !== "Literal" || typeof node.value !== "string") {
      const line = source.slice(0, node.start).split("\n").length;
      throw new UserError(
        `${file}:${line}: the text must be a quoted literal, so that it can be translated.`,
      );
    }
    texts.push({ text: node.value, hasNumber: false, isKey, start, end });
  }
}

function stringOf(object: ESTree.ObjectExpression, name: string): string | undefined {
  for (const one of object.properties) {
    if (one.type !== "Property" || one.key.type !== "Identifier" || one.key.name !== name) continue;
    if (one.value.type === "Literal" && typeof one.value.value === "string") return one.value.value;
  }
  return undefined;
}
