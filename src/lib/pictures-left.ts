import type { FromStorage } from "./build-info.ts";
import { plural, t } from "./words.ts";

/** How many pictures are named; the others are counted. */
const NAMED = 3;

export const MEND_PICTURES = t("Use another picture instead, or save the page without it.");

/** Why a picture has no file, in the words of the build. */
const REASONS = new Map([
  ["could not be fetched", t("could not be fetched")],
  ["is broken", t("is broken")],
  ["is in another storage", t("is in another storage")],
  ["is not a picture that browsers can show", t("is not a picture that browsers can show")],
  ["is not there", t("is not there")],
  ["has too many pixels", t("has too many pixels")],
]);

/** Says in a sentence or two which pages still load pictures from storage, and why. */
export function picturesLeft(left: readonly FromStorage[]): string {
  const named = left.slice(0, NAMED).map(({ page, picture, reason }) =>
    t("{page} shows {picture} from the storage: it {reason}.", {
      page,
      picture,
      reason: REASONS.get(reason) ?? reason,
    }),
  );
  const others = left.length - named.length;
  const counted = plural(others, {
    one: "The same goes for {count} more.",
    other: "The same goes for {count} more.",
  });
  return [...named, ...(others > 0 ? [counted] : [])].join(" ");
}
