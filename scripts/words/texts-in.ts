import { parseSync, Visitor, type ESTree } from "vite";
import { StartError } from "../../supabase/embedded/start-error.ts";

/** What code has that says something: `t`, or `plural` of the formats. */
export const SPEAKS = /"(?:@\/lib|\.{1,2})\/words(?:\.ts)?"|\bplural\(/;

/** A text of the interface where it is written. */
export type WrittenText = {
  /** The text, in English; of one with a number, the form of many. */
  text: string;
  hasNumber: boolean;
  /** What its translation replaces: the call, or only the text if values follow it. */
  start: number;
  end: number;
};

/**
 * The texts of the interface in a file of the app: what it gives to `t`, and the forms that depend on a number.
 *
 * @throws {StartError} if one is not written out, so that the build could not translate it
 */
export function textsIn(file: string, source: string): WrittenText[] {
  const texts: WrittenText[] = [];
  const { program } = parseSync(file, source);
  new Visitor({
    CallExpression(call) {
      if (call.callee.type !== "Identifier" || call.callee.name !== "t") return;
      const [first = call, values] = call.arguments;
      if (first.type !== "Literal" || typeof first.value !== "string") throw notWritten(call);
      const { start, end } = values ? first : call;
      texts.push({ text: first.value, hasNumber: false, start, end });
    },
    ObjectExpression(forms) {
      const many = stringOf(forms, "other");
      if (many === undefined || stringOf(forms, "one") === undefined) return;
      texts.push({ text: many, hasNumber: true, start: forms.start, end: forms.end });
    },
  }).visit(program);
  return texts;

  function notWritten({ start }: ESTree.Node): StartError {
    const line = source.slice(0, start).split("\n").length;
    return new StartError(`${file}:${line}: the text must stand in quotes, to be translated.`);
  }
}

function stringOf(object: ESTree.ObjectExpression, name: string): string | undefined {
  for (const one of object.properties) {
    if (one.type !== "Property" || one.key.type !== "Identifier" || one.key.name !== name) continue;
    if (one.value.type === "Literal" && typeof one.value.value === "string") return one.value.value;
  }
  return undefined;
}
