import { isObject } from "../lib/json.ts";
import { skillCategoryIds, type SkillCategory, type SkillLevel } from "../../src/content/skills.ts";
import { noteLeftOut } from "./left-out.ts";
import { hasContent, textIn, textsIn, type Entry } from "./json.ts";

/** Skill levels by the terms that other files commonly use. */
const levels: Record<string, SkillLevel> = {
  master: "Expert",
  expert: "Expert",
  senior: "Expert",
  advanced: "Advanced",
  proficient: "Proficient",
};

export function categoriesOf(all: Entry[], notes: string[]): SkillCategory[] {
  for (const entry of all) {
    if (!isGroup(entry)) notes.push(`${JSON.stringify(entry)} of “skills” is left out.`);
  }
  const entries = all.filter(isGroup);
  const ids = entries.map((entry) => skillCategoryIds.find((id) => id === entry["id"]));
  // Our own files have them.
  const isOurs = ids.every(Boolean) && new Set(ids).size === ids.length;
  if (entries.length > skillCategoryIds.length) {
    const rest = entries.slice(skillCategoryIds.length).map((entry) => textIn(entry, "name"));
    notes.push(
      `There is room for ${skillCategoryIds.length} groups of skills; left out: ${rest.join(", ")}.`,
    );
  }
  return skillCategoryIds.flatMap((next, index) => {
    const entry = entries[index];
    if (!entry) return [];
    if (!textIn(entry, "name")) notes.push(`“skills[${index}].name” is missing: add it.`);
    return [
      {
        id: (isOurs && ids[index]) || next,
        name: textIn(entry, "name"),
        summary: textIn(entry, "summary"),
        skills: skillsOf(entry, textIn(entry, "name") || `skills[${index}]`, notes),
      },
    ];
  });
}

function isGroup(entry: Entry): boolean {
  return ["name", "keywords", "skills"].some((field) => hasContent(entry[field]));
}

function skillsOf(entry: Entry, where: string, notes: string[]): SkillCategory["skills"] {
  const known = [entry["skills"]].flat().filter(isObject);
  const levelText = textIn(entry, "level");
  const level = levelOf(levelText) ?? "Proficient";
  noteLevel(levelText, where, level, notes);
  noteLeftOut("skills", entry, `skills: ${where}`, notes);
  const listed = textsIn(entry, "keywords", `skills: ${where}`, notes);
  const ofSkills = known.map((skill) => textIn(skill, "name"));
  const names =
    [listed, ofSkills, [textIn(entry, "name")]]
      .map((all) => all.filter(Boolean))
      .find((all) => all.length > 0) ?? [];
  const skills = names.map((name) => {
    const skill = known.find((one) => one["name"] === name) ?? {};
    const years = Number(skill["years"]);
    const own = textIn(skill, "level");
    noteLevel(own, name, level, notes);
    return {
      name,
      level: levelOf(own) ?? level,
      years: Number.isFinite(years) && years > 0 ? years : undefined,
      saysLevel: (own || levelText) !== "",
    };
  });
  const isRated = skills.every(({ saysLevel }) => saysLevel);
  const isTimed = skills.every(({ years }) => years);
  const what = [!isRated && "which level", !isTimed && "how many years"].filter(Boolean);
  const values = [!isRated && level, !isTimed && "1"].filter(Boolean).join(" and ");
  if (what.length > 0)
    notes.push(
      `${where}: it does not say ${what.join(" or ")}, so src/content/skills.ts says ${values}.`,
    );
  return skills.map(({ name, level: own, years = 1 }) => ({ name, level: own, years }));
}

/** Says what a level becomes that the site does not have. */
function noteLevel(written: string, skill: string, level: SkillLevel, notes: string[]): void {
  if (written && levelOf(written) === undefined)
    notes.push(`“${written}” of ${skill} is not a level here: it becomes ${level}.`);
}

function levelOf(written: string): SkillLevel | undefined {
  const name = written.toLowerCase();
  return Object.hasOwn(levels, name) ? levels[name] : undefined;
}
