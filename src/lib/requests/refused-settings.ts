import { t } from "@/lib/words";

/** What the database refuses of settings, mails and consultations, as `owners-refusals.ts` has it. */
export const refusedSettings: Partial<Record<string, string>> = {
  "The site name can have at most 100 characters.": t(
    "The site name can have at most 100 characters.",
  ),
  "The site description can have at most 500 characters.": t(
    "The site description can have at most 500 characters.",
  ),
  "The language of articles is a code such as en, pt-BR or zh-Hant.": t(
    "The language of articles is a code such as en, pt-BR or zh-Hant.",
  ),
  "The admin e-mail is not a valid address.": t("The admin e-mail is not a valid address."),
  "The contact e-mail is not a valid address.": t("The contact e-mail is not a valid address."),
  "The blocked words can have at most 10,000 characters.": t(
    "The blocked words can have at most 10,000 characters.",
  ),
  "The blocked people can have at most 10,000 characters.": t(
    "The blocked people can have at most 10,000 characters.",
  ),
  "The blocked networks can have at most 10,000 characters.": t(
    "The blocked networks can have at most 10,000 characters.",
  ),
  "The SEO title can have at most 200 characters.": t(
    "The SEO title can have at most 200 characters.",
  ),
  "The SEO description can have at most 500 characters.": t(
    "The SEO description can have at most 500 characters.",
  ),
  "The Twitter link must be a web address (https://…).": t(
    "The Twitter link must be a web address (https://…).",
  ),
  "The LinkedIn link must be a web address (https://…).": t(
    "The LinkedIn link must be a web address (https://…).",
  ),
  "The GitHub link must be a web address (https://…).": t(
    "The GitHub link must be a web address (https://…).",
  ),
  "The time needs a year from 2000 to 2099.": t("The time needs a year from 2000 to 2099."),
  "The build hook must be an https:// address of a public host.": t(
    "The build hook must be an https:// address of a public host.",
  ),
  "The token can have at most 500 characters, and no spaces.": t(
    "The token can have at most 500 characters, and no spaces.",
  ),
  "No build hook is set.": t("No build hook is set."),
  "The licence must be a web address (https://…).": t(
    "The licence must be a web address (https://…).",
  ),
  "The WebSub hub must be a web address (https://…).": t(
    "The WebSub hub must be a web address (https://…).",
  ),
  "The Mastodon link must be a web address (https://…).": t(
    "The Mastodon link must be a web address (https://…).",
  ),
  "The sender is an address, or a name and an address: Site <mail@example.com>.": t(
    "The sender is an address, or a name and an address: Site <mail@example.com>.",
  ),
  "The recipient is not a valid address.": t("The recipient is not a valid address."),
  "The template is a JSON object of at most 5,000 characters.": t(
    "The template is a JSON object of at most 5,000 characters.",
  ),
  "The name of a header has letters, digits and hyphens.": t(
    "The name of a header has letters, digits and hyphens.",
  ),
  "A service recognises a repetition for 0 to 24 hours.": t(
    "A service recognises a repetition for 0 to 24 hours.",
  ),
  "The hour of the digest is 0 to 23.": t("The hour of the digest is 0 to 23."),
  "Mails are not sent by themselves: this server has no pg_cron or no pg_net.": t(
    "Mails are not sent by themselves: this server has no pg_cron or no pg_net.",
  ),
  "The service needs an https:// address of a public host.": t(
    "The service needs an https:// address of a public host.",
  ),
  "The service needs its API key.": t("The service needs its API key."),
  "The key can have at most 500 characters, and no spaces.": t(
    "The key can have at most 500 characters, and no spaces.",
  ),
  "The service needs a sender.": t("The service needs a sender."),
  "The service needs a template.": t("The service needs a template."),
  "The time zone is not known.": t("The time zone is not known."),
  "This mail is on its way, sent, or not there any more.": t(
    "This mail is on its way, sent, or not there any more.",
  ),
  "The hours of a day are written as 09:00-12:00, 13:00-17:00. They end after they begin, and do not overlap.":
    t(
      "The hours of a day are written as 09:00-12:00, 13:00-17:00. They end after they begin, and do not overlap.",
    ),
  "The time zone has a name such as Europe/Berlin.": t(
    "The time zone has a name such as Europe/Berlin.",
  ),
  "A consultation takes 15 to 480 minutes.": t("A consultation takes 15 to 480 minutes."),
  "The pause takes 0 to 480 minutes.": t("The pause takes 0 to 480 minutes."),
  "The notice is 0 to 720 hours.": t("The notice is 0 to 720 hours."),
  "Days off are dates such as 2026-12-24, or periods such as 2026-12-24 - 2027-01-01.": t(
    "Days off are dates such as 2026-12-24, or periods such as 2026-12-24 - 2027-01-01.",
  ),
  "The answer can have at most 5,000 characters.": t(
    "The answer can have at most 5,000 characters.",
  ),
  "Another consultation is at that time, or somebody else has asked for it.": t(
    "Another consultation is at that time, or somebody else has asked for it.",
  ),
  "Readers are mailed by Resend, Postmark or another service for mails.": t(
    "Readers are mailed by Resend, Postmark or another service for mails.",
  ),
  "The function «mail» has not answered.": t("The function «mail» has not answered."),
  "The notice for changes is 0 to 720 hours.": t("The notice for changes is 0 to 720 hours."),
  "The name of a calendar has 1 to 60 characters.": t(
    "The name of a calendar has 1 to 60 characters.",
  ),
  "The function «calendars» has not answered.": t("The function «calendars» has not answered."),
  "The title needs 1 to 100 characters.": t("The title needs 1 to 100 characters."),
  "The price can have at most 60 characters.": t("The price can have at most 60 characters."),
  "Please choose among the offered project types.": t(
    "Please choose among the offered project types.",
  ),
  "The place is a number from 1 to 1,000.": t("The place is a number from 1 to 1,000."),
  "The amount is 0.01 to 10,000,000.": t("The amount is 0.01 to 10,000,000."),
  "The currency is a code such as USD or EUR.": t("The currency is a code such as USD or EUR."),
  "A time is held for 1 to 336 hours.": t("A time is held for 1 to 336 hours."),
  "What is to be paid needs a payment link, or the addresses of the page Pay.": t(
    "What is to be paid needs a payment link, or the addresses of the page Pay.",
  ),
  "The page Pay takes up to 10,000 USD.": t("The page Pay takes up to 10,000 USD."),
  "The time before takes 0 to 480 minutes.": t("The time before takes 0 to 480 minutes."),
  "Times are offered 1 to 180 days ahead.": t("Times are offered 1 to 180 days ahead."),
  "The most a day is 1 to 50, or 0 for any number.": t(
    "The most a day is 1 to 50, or 0 for any number.",
  ),
  "The most a week is 1 to 200, or 0 for any number.": t(
    "The most a week is 1 to 200, or 0 for any number.",
  ),
  "A reminder goes out 1 to 168 hours before, or 0 for none.": t(
    "A reminder goes out 1 to 168 hours before, or 0 for none.",
  ),
  "A calendar has an https:// address of a public host.": t(
    "A calendar has an https:// address of a public host.",
  ),
  "There can be at most 10 calendars.": t("There can be at most 10 calendars."),
  "Nothing is to be paid for this request.": t("Nothing is to be paid for this request."),
};
