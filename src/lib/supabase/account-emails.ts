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
      "You created an account at {site} with this address. Open the link in the browser you signed up in and press the button there: it confirms your address, signs you in and takes you back to where you were.",
      { site },
    ),
    button: t("Confirm my address"),
    foot: t("Not you? Just ignore this email: no account is created unless you confirm it."),
  },
  email_change: {
    title: t("Confirm your new address"),
    text: t(
      "Somebody, hopefully you, wants to use this address for an account at {site}. To confirm it, open the link and press the button there.",
      { site },
    ),
    button: t("Confirm my new address"),
    foot: t("Not you? Just ignore this email: the account keeps its current address."),
  },
  recovery: {
    title: t("Choose a new password"),
    text: t(
      "Somebody, hopefully you, asked to set a new password at {site}. Open the link in the browser you asked from, press the button there, and choose one.",
      { site },
    ),
    button: t("Choose a new password"),
    foot: t("Not you? Just ignore this email: your password stays as it is."),
  },
};
