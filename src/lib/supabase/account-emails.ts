import { t } from "../words.ts";

/** The text of an account email; `{site}` stands for the site's URL. */
export type AccountEmail = { title: string; text: string; button: string; foot: string };

/** Filled in when the email is sent. */
const site = "{site}";

/**
 * The emails that Supabase Auth sends, by its names for them. `npm run db:types` generates them in each
 * language.
 */
export const accountEmails: Readonly<Record<string, AccountEmail>> = {
  confirmation: {
    title: t("Confirm your address"),
    text: t(
      "You have created an account at {site} with this address. One press on the page that opens confirms it, signs you in and brings you back to where you were. Open it in the browser in which you signed up.",
      { site },
    ),
    button: t("Confirm my address"),
    foot: t("Was it not you? Then do nothing: without this there is no account."),
  },
  email_change: {
    title: t("Confirm your new address"),
    text: t(
      "Somebody, you we hope, wants to use this address for an account at {site}. One press on the page that opens confirms it.",
      { site },
    ),
    button: t("Confirm my new address"),
    foot: t("Was it not you? Then do nothing: the account keeps its former address."),
  },
  recovery: {
    title: t("Choose a new password"),
    text: t(
      "Somebody, you we hope, has asked for a new password at {site}. One press on the page that opens, and you choose it. Open it in the browser in which you asked.",
      { site },
    ),
    button: t("Choose a new password"),
    foot: t("Was it not you? Then do nothing: your password stays as it is."),
  },
};
