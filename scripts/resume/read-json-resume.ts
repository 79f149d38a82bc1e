import { UserError } from "../lib/user-error.ts";
import { isObject } from "../lib/json.ts";
import { email, phone } from "../setup/read-answer.ts";
import { entriesIn, hasContent, textIn } from "./json.ts";
import type { ResumeContent } from "./json-resume.ts";
import { noteLeftOut, validOrEmpty } from "./left-out.ts";
import { careerIn } from "./read-career.ts";
import { locationIn } from "./read-location.ts";
import { socialsIn } from "./read-profiles.ts";
import { categoriesOf } from "./read-skills.ts";

const KNOWN = new Set(["$schema", "meta", "basics", "work", "education", "skills"]);

/**
 * Reads a JSON Resume, one of ours or anybody's.
 *
 * @param notes receives a message for each thing that the site does not support or that had to be made up
 * @throws {UserError} if something essential is missing
 */
export function fromJsonResume(resume: unknown, notes: string[]): ResumeContent {
  if (!isObject(resume) || !isObject(resume["basics"])) {
    throw new UserError("This is not a JSON Resume: it has no “basics”.");
  }
  const { basics } = resume;
  const name = textIn(basics, "name");
  if (!name) throw new UserError("“basics.name” is missing.");
  const unknown = Object.keys(resume).filter((key) => !KNOWN.has(key) && hasContent(resume[key]));
  if (unknown.length > 0) notes.push(`The site has no place for ${unknown.join(", ")}.`);
  noteLeftOut("basics", basics, "basics", notes);
  return {
    profile: {
      name,
      role: textIn(basics, "label"),
      introduction: textIn(basics, "summary"),
      location: locationIn(basics, "basics", notes),
      email: validOrEmpty(textIn(basics, "email"), "basics.email", email, notes),
      phone: validOrEmpty(textIn(basics, "phone"), "basics.phone", phone, notes),
      socials: socialsIn(entriesIn(basics, "profiles", notes), notes),
    },
    career: careerIn(resume, notes),
    skills: categoriesOf(entriesIn(resume, "skills", notes), notes),
  };
}
