import fs from "node:fs";
import path from "node:path";

/**
 * Converts the sample posts to the form of an export, and removes the SQL that was generated from them; renames the
 * owner's emails to the current file name.
 */
export function codemod(root: string): void {
  const content = path.join(root, "src/content");
  const emails = path.join(content, "appointment-mails.ts");
  // Replaces the samples, which the upgrade has added by now.
  if (fs.existsSync(emails)) fs.renameSync(emails, path.join(content, "appointment-emails.ts"));
  const seed = path.join(root, "supabase/seed");
  for (const file of filesIn(seed)) {
    const isMade = fs.readFileSync(file, "utf8").startsWith("-- Made of posts/");
    if (isMade && /\d-posts-.*\.sql$/.test(file)) fs.rmSync(file);
  }
  for (const file of filesIn(path.join(seed, "posts"))) {
    const [, head, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(fs.readFileSync(file, "utf8")) ?? [];
    if (head === undefined || !/^excerpt: /m.test(head)) continue;
    const lines = head.split("\n").flatMap((line) => {
      const [name = "", value = ""] = line.split(/: (.*)/s);
      return inNewForm(name, value);
    });
    fs.writeFileSync(file, `---\n${lines.join("\n")}\nauthor: Robin Sample\n---\n${body}`);
  }
}

function filesIn(directory: string): string[] {
  if (!fs.existsSync(directory)) return [];
  return fs
    .readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(directory, name));
}

/** JSON is YAML; the former form had neither quotes nor lists. */
function inNewForm(name: string, value: string): string[] {
  if (name === "published") return value === "true" ? [] : ["draft: true"];
  if (name === "excerpt") return [`description: ${JSON.stringify(value)}`];
  if (name === "category") return [`categories: ${JSON.stringify([value])}`];
  if (name === "tags") return [`tags: ${JSON.stringify(value.split(", "))}`];
  if (name === "featured" || name === "part") return [`${name}: ${value}`];
  return [`${name}: ${JSON.stringify(value)}`];
}
