import { isDeepStrictEqual } from "node:util";
import { readValue, type ValuePath, type LiteralValue } from "../setup/edit-source.ts";
import { editSource, openFiles } from "../setup/files.ts";
import type { Change } from "../setup/write-files.ts";
import type { ResumeContent } from "./json-resume.ts";

const CONTENT = "src/content";

/**
 * Plans the changes to src/content for a resume. What the resume does not contain stays as it is.
 *
 * @throws {UserError} if a value cannot be replaced
 */
export async function planResume(root: string, content: ResumeContent): Promise<Change[]> {
  const files = openFiles(root);
  const { socials, ...texts } = content.profile;
  const fields = [
    ...Object.entries(texts).map(([name, value]) => [["profile", name], value] as const),
    ...Object.entries(socials).map(
      ([name, value]) => [["profile", "socials", name], value] as const,
    ),
  ];
  await change("profile.ts", fields);
  await change("career.ts", [[["career"], withoutUndefined(content.career)]]);
  await change("skills.ts", [[["skillCategories"], withoutUndefined(content.skills)]]);
  return files.changes();

  async function change(
    name: string,
    values: readonly (readonly [ValuePath, LiteralValue])[],
  ): Promise<void> {
    const file = `${CONTENT}/${name}`;
    const differing = values.filter(([valuePath, value]) => {
      const isGiven = Array.isArray(value) ? value.length > 0 : value !== "";
      // A missing value may be computed, such as a text in several languages.
      if (!isGiven) return false;
      // Whatever the order of an entry's fields.
      return !isDeepStrictEqual(readValue(file, files.read(file), valuePath), value);
    });
    await editSource(files, file, differing);
  }
}

/** Without undefined values, as it would be written. */
function withoutUndefined(value: object): LiteralValue {
  return JSON.parse(JSON.stringify(value));
}
