import { escapeRegExp } from "@/lib/text/escape-reg-exp";
import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { byEnglish, t } from "@/lib/words";

/**
 * Database errors for visitors, by their English message, which API clients get, with the translation. Limits are
 * placeholders, so that only migrations contain their values. Errors that only the owner can get are in
 * `owner-error-messages.ts`.
 */
export const errorMessages = byEnglish(
  "The name needs {min} to {max} characters.",
  "A name can have at most {max} characters.",
  "Please fill in your name.",
  "Please write something.",
  "That does not look like an e-mail address.",
  "The subject needs {min} to {max} characters.",
  "The message needs {min} to {max} characters.",
  "The company can have at most {max} characters.",
  "The project details need {min} to {max} characters.",
  "Please choose one of the offered project types.",
  "Please choose one of the offered budget ranges.",
  "Please choose one of the offered timelines.",
  "A comment can have at most {max} characters.",
  "A note needs {min} to {max} characters.",
  "A comment can be edited for 15 minutes, and this one is older.",
  "The comment no longer exists.",
  "The comment you are replying to no longer exists.",
  "The article no longer exists.",
  "This comment is your own.",
  "Comments are closed.",
  "Your account no longer exists. Please sign out.",
  "Your account is suspended.",
  "This account owns the site, so it cannot be deleted here.",
  "This link has expired or was revoked. Ask for a new one.",
  "Sign in again, with your second factor.",
  "That was a lot in a short time. Please wait a little and try again.",
  "That kind of consultation is no longer offered. Please choose another one.",
  "That time has just been taken. Please choose another one.",
  "There is no consultation at this link.",
  "It has changed in the meantime. This is how it is now.",
  "It can no longer be changed here. Please send a message instead.",
);

/** Errors of Supabase Auth, by code. */
export const authErrorMessages: Partial<Record<string, string>> = {
  invalid_credentials: t("The email or the password is wrong."),
  email_not_confirmed: t("Your address is not confirmed yet."),
  user_already_exists: t("There is already an account for this address."),
  email_address_invalid: t("That does not look like an e-mail address."),
  weak_password: t("This password is too weak. Please choose another one."),
  same_password: t("The new password must be different from the old one."),
  over_request_rate_limit: t("That was a lot in a short time. Please wait a little and try again."),
  over_email_send_rate_limit: t(
    "That was a lot in a short time. Please wait a little and try again.",
  ),
  captcha_failed: t("The check that you are human failed. Please try again."),
  user_banned: t("Your account is suspended."),
  signup_disabled: t("Sign-ups are closed here."),
};

/**
 * The translation of a database error.
 *
 * @param message in English, with numbers such as "2,000"
 * @param texts translations by their English text, with a placeholder for each limit
 * @returns the translation, with the numbers as the site's language writes them; undefined for an unknown error
 */
export function translationOf(message: string, texts: Record<string, string>): string | undefined {
  if (texts[message] !== undefined) return texts[message];
  for (const [english, text] of Object.entries(texts)) {
    const limits = patternOf(english).exec(message)?.groups;
    if (limits) return text.replace(/\{(\w+)\}/g, (_, name: string) => localNumber(limits[name]));
  }
  return undefined;
}

/** Matches the text with a number for each placeholder. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{(\w+)\}/);
  const source = parts.map((part, at) =>
    at % 2 === 0 ? escapeRegExp(part) : String.raw`(?<${part}>[\d,.]*\d)`,
  );
  return RegExp(`^${source.join("")}$`);
}

function localNumber(english = ""): string {
  return Number(english.replaceAll(",", "")).toLocaleString(PAGE_LANGUAGE);
}
