import { createTwoFilesPatch } from "diff";

type Version = { name: string; text: string };

/**
 * The differences between two versions of a text, as a patch for people to read.
 *
 * @param context how many unchanged lines are shown around each change
 */
export function patchBetween(before: Version, after: Version, context: number): string {
  const patch = createTwoFilesPatch(before.name, after.name, before.text, after.text, "", "", {
    context,
  });
  return patch.replace(/^=+\n/, "");
}
