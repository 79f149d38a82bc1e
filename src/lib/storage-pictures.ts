import type { FromStorage } from "./build-info.ts";
import { plural, t } from "./words.ts";

/** The maximum number of pictures that are named; the others are counted. */
const NAMED = 3;

export const PICTURE_ADVICE = t("Use another picture instead, or save the page without it.");

/** The reasons why a picture has no file, by the build's wording. */
const REASONS = new Map([
  ["could not be fetched", t("could not be fetched")],
  ["is broken", t("is broken")],
  ["is in another storage", t("is in another storage")],
  ["is not a picture that browsers can show", t("is not a picture that browsers can show")],
  ["does not exist", t("does not exist")],
  ["has too many pixels", t("has too many pixels")],
]);

/** Describes in a sentence or two which pages still load pictures from storage, and why. */
export function describeStoragePictures(left: readonly FromStorage[]): string {
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
