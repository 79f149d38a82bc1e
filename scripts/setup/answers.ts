import { readJson } from "../import/source.ts";
import { isObject } from "../lib/json.ts";
import { sentenceOf, UserError } from "../lib/user-error.ts";
import { fields, type Answers } from "./fields.ts";

/**
 * Reads answers from a JSON file: an object with the fields of `fields.ts`, each text, a list of texts, true or
 * false.
 *
 * @throws {UserError} naming every invalid field
 */
export function readAnswers(file: string): Answers {
  const given = readJson(file);
  if (!isObject(given)) throw new UserError(`${file} must hold an object, as {"name": "Ada"}.`);
  const faults: string[] = [];
  const answers: Answers = {};
  const known = fields.map((one) => one.name);
  for (const [name, value] of Object.entries(given)) {
    const field = fields.find((one) => one.name === name);
    const text = answerText(value);
    if (!field) faults.push(`There is no field “${name}”`);
    else if (text === undefined)
      faults.push(`“${name}” must be text, a list of texts, true or false`);
    else {
      try {
        answers[name] = field.read(text);
      } catch (error) {
        faults.push(`“${name}” ${sentenceOf(error)}`);
      }
    }
  }
  if (answers["backend"] === "supabase") {
    for (const name of ["supabaseUrl", "publicKey"]) {
      if (!(name in given)) faults.push(`“${name}” is needed with the backend supabase`);
    }
  }
  if (Object.keys(given).some((name) => !known.includes(name))) {
    faults.push(`The fields are ${known.join(", ")}`);
  }
  if (faults.length > 0) {
    throw new UserError(`${file}: ${faults.join(".\n")}.\nNothing is written.`);
  }
  return answers;
}

function answerText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) && value.every((one) => typeof one === "string")
    ? value.join(", ")
    : undefined;
}
