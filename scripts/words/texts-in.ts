import { parseSync, Visitor, type ESTree } from "vite";
import { StartError } from "../../supabase/embedded/start-error.ts";

/** What code has that says something: `t` and `byEnglish`, or `plural` of the formats. */
export const SPEAKS = /"(?:@\/lib|\.{1,2})\/words(?:\.ts)?"|\bplural\(/;

/** A text of the interface where it is written. */
export type WrittenText = {
  /** The text, in English; of one with a number, the form of many. */
  text: string;
  hasNumber: boolean;
  /** Whether the English stays beside its translation. */
  isKey: boolean;
  /** What its translation replaces: the call, or only the text if values follow it. */
  start: number;
  end: number;
};

/**
 * The texts of the interface in a file of the app: what it gives to `t` and `byEnglish`, and the forms that depend on a
 * number.
 *
 * @throws {StartError} if one is not written out, so that the build could not translate it
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
      throw new StartError(`${file}:${line}: the text must stand in quotes, to be translated.`);
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
