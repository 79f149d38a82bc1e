/**
 * The owner's paths, which an upgrade never touches, except through codemods. docs/upgrade.md has the same
 * table in words, and a test compares them.
 */
export const OWNERS_PATHS: readonly string[] = [
  ".github/",
  "README.md",
  "overrides/",
  "public/",
  "src/content/",
  "src/theme.css",
  "supabase/seed.sql",
  "supabase/seed/",
];

/** Generated files among them. */
const GENERATED = "public/third-party-licenses.txt";

/** @param file path from the project's root, with forward slashes */
export function isOwners(file: string): boolean {
  if (file === GENERATED) return false;
  return OWNERS_PATHS.some((own) => (own.endsWith("/") ? file.startsWith(own) : file === own));
}
