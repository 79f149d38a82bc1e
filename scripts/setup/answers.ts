import fs from "node:fs";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { fields, type Answers } from "./fields.ts";

/**
 * Reads answers from a JSON file: an object with the fields of `fields.ts`, each a text, a list of texts
 * or true and false.
 *
 * @throws {StartError} naming every field that is wrong
 */
export function readAnswers(file: string): Answers {
  const said = parse(file);
  const faults: string[] = [];
  const answers: Answers = {};
  for (const [name, value] of Object.entries(said)) {
    const field = fields.find((one) => one.name === name);
    const text = answerText(value);
    if (!field) faults.push(`«${name}» is no field`);
    else if (text === undefined)
      faults.push(`«${name}» must be a text, a list of texts, true or false`);
    else {
      try {
        answers[name] = field.read(text);
      } catch (error) {
        faults.push(`«${name}» ${sentenceOf(error)}`);
      }
    }
  }
  if (answers["backend"] === "supabase") {
    for (const name of ["supabaseUrl", "publicKey"]) {
      if (!(name in said)) faults.push(`«${name}» is needed with the backend supabase`);
    }
  }
  if (faults.length > 0) {
    const all = `There are ${fields.map(({ name }) => name).join(", ")}.`;
    throw new StartError(
      `${file}: ${faults.join(".\n")}.${faults.some((fault) => fault.endsWith("is no field")) ? `\n${all}` : ""}\nNothing is written.`,
    );
  }
  return answers;
}

/** What an error says. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function parse(file: string): object {
  let text;
  try {
    // Editors on Windows may begin a file with a byte order mark.
    text = fs.readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${sentenceOf(error)}`);
  }
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said === "object" && said !== null && !Array.isArray(said)) return said;
  } catch (error) {
    throw new StartError(`${file} is no JSON: ${sentenceOf(error)}`);
  }
  throw new StartError(`${file} is to hold an object, as {"name": "Ada"}.`);
}

function answerText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) && value.every((one) => typeof one === "string")
    ? value.join(", ")
    : undefined;
}
