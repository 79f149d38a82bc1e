import { refusedSettings } from "./refused-settings";
import { refusedTexts } from "./refused-texts";

/**
 * What the database refuses the owner, by the sentence that it says so with: apart from what it refuses visitors, and
 * loaded when a refusal is none of those. What the screens leave no way to stays in English.
 */
export const ownersRefusals: Partial<Record<string, string>> = {
  ...refusedTexts,
  ...refusedSettings,
};
