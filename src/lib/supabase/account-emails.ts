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
      "You have created an account at {site} with this address. Open the link in the browser in which you signed up and press the button there: that confirms your address, signs you in and brings you back to where you were.",
      { site },
    ),
    button: t("Confirm my address"),
    foot: t("Not you? Then ignore this email: without this there is no account."),
  },
  email_change: {
    title: t("Confirm your new address"),
    text: t(
      "Somebody, hopefully you, wants to use this address for an account at {site}. To confirm it, press the button on the page that opens.",
      { site },
    ),
    button: t("Confirm my new address"),
    foot: t("Not you? Then ignore this email: the account keeps its former address."),
  },
  recovery: {
    title: t("Choose a new password"),
    text: t(
      "Somebody, hopefully you, has asked for a new password at {site}. Open the link in the browser in which you asked, press the button there, and choose one.",
      { site },
    ),
    button: t("Choose a new password"),
    foot: t("Not you? Then ignore this email: your password stays as it is."),
  },
};
