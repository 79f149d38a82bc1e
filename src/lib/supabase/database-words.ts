// Read from the migrations by `npm run db:types`.
import type { Forms } from "@/languages/catalogue";
import { t, type CountedText } from "@/lib/words";

const counted = (forms: CountedText): Forms => forms;

/** What the database says in emails and calendars, by its English, in the site’s language. */
export const databaseWords: Readonly<Record<string, string | Forms>> = {
  "$50,000 and more": t("$50,000 and more"),
  "1–2 months": t("1–2 months"),
  "3–6 months": t("3–6 months"),
  "6 months and more": t("6 months and more"),
  "A calendar cannot be read": t("A calendar cannot be read"),
  "A comment by {name} waits for you": t("A comment by {name} waits for you", { name: "{name}" }),
  "A reader replied": t("A reader replied"),
  "A reply to your comment on “{title}”": t("A reply to your comment on “{title}”", {
    title: "{title}",
  }),
  "A test of your notifications": t("A test of your notifications"),
  "AI Integration": t("AI Integration"),
  "All of them are on the site.": t("All of them are on the site."),
  "And {count} more articles": counted({
    one: "And {count} more articles",
    other: "And {count} more articles",
  }),
  "Answer:": t("Answer:"),
  "As soon as possible": t("As soon as possible"),
  "Budget:": t("Budget:"),
  "Busy elsewhere": t("Busy elsewhere"),
  "Change or stop these mails": t("Change or stop these mails"),
  "Cloud Solutions": t("Cloud Solutions"),
  "Company:": t("Company:"),
  Consultation: t("Consultation"),
  "Consultation request from {name}": t("Consultation request from {name}", { name: "{name}" }),
  "Consultation with {name}": t("Consultation with {name}", { name: "{name}" }),
  "Consultation: {name}": t("Consultation: {name}", { name: "{name}" }),
  "Consultation: {project}": t("Consultation: {project}", { project: "{project}" }),
  Consultations: t("Consultations"),
  Consulting: t("Consulting"),
  "E-mail:": t("E-mail:"),
  Flexible: t("Flexible"),
  "From:": t("From:"),
  "Held until:": t("Held until:"),
  "If you cannot come, please say so: an answer to this mail is enough.": t(
    "If you cannot come, please say so: an answer to this mail is enough.",
  ),
  "It is not wanted any more.": t("It is not wanted any more."),
  "It is now on {time}.": t("It is now on {time}.", { time: "{time}" }),
  "It was not asked for.": t("It was not asked for."),
  "It was to be on {time}. It was not marked as paid, so that time is free again. If the payment comes late, mark it then: the date comes back while its time is free.":
    t(
      "It was to be on {time}. It was not marked as paid, so that time is free again. If the payment comes late, mark it then: the date comes back while its time is free.",
      { time: "{time}" },
    ),
  "It was to be on {time}. That time is free again.": t(
    "It was to be on {time}. That time is free again.",
    { time: "{time}" },
  ),
  "It works": t("It works"),
  "It would be on {time}, which is held for 48 hours.": t(
    "It would be on {time}, which is held for 48 hours.",
    { time: "{time}" },
  ),
  "It would be on {time}.": t("It would be on {time}.", { time: "{time}" }),
  "January, February, March, April, May, June, July, August, September, October, November, December":
    t(
      "January, February, March, April, May, June, July, August, September, October, November, December",
    ),
  "Kind:": t("Kind:"),
  "Length:": t("Length:"),
  "Let us discuss": t("Let us discuss"),
  "Mobile App": t("Mobile App"),
  "Moderate comments": t("Moderate comments"),
  "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday": t(
    "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday",
  ),
  "More new articles": t("More new articles"),
  "New Consultation Request": t("New Consultation Request"),
  "Not paid yet: consultation": t("Not paid yet: consultation"),
  "Not paid yet: consultation with {name}": t("Not paid yet: consultation with {name}", {
    name: "{name}",
  }),
  "On “{title}” by {author}": t("On “{title}” by {author}", {
    title: "{title}",
    author: "{author}",
  }),
  "On:": t("On:"),
  "Open the message": t("Open the message"),
  "Open the outbox": t("Open the outbox"),
  "Open the request": t("Open the request"),
  Other: t("Other"),
  "Please confirm what was asked for": t("Please confirm what was asked for"),
  "Please confirm your address": t("Please confirm your address"),
  "Re: {project} Consultation": t("Re: {project} Consultation", { project: "{project}" }),
  "Read the article": t("Read the article"),
  "Read the thread": t("Read the thread"),
  "Reference:": t("Reference:"),
  "Reminder: consultation": t("Reminder: consultation"),
  "Reminder: consultation with {name}": t("Reminder: consultation with {name}", { name: "{name}" }),
  "See all articles": t("See all articles"),
  "See and confirm": t("See and confirm"),
  "See how to pay": t("See how to pay"),
  "See it, move it or call it off": t("See it, move it or call it off"),
  "See it, pay, move it or call it off": t("See it, pay, move it or call it off"),
  "See the site’s health": t("See the site’s health"),
  "See your calendars": t("See your calendars"),
  "Since a day it is not known what is busy there. What was busy when it was last read is not offered to visitors; what has changed since may be.":
    t(
      "Since a day it is not known what is busy there. What was busy when it was last read is not offered to visitors; what has changed since may be.",
    ),
  "Somebody, most likely you, has asked for mails to this address. The link leads to a page that says what for, with a button. Without it nothing of that is sent, and it is forgotten after a week.":
    t(
      "Somebody, most likely you, has asked for mails to this address. The link leads to a page that says what for, with a button. Without it nothing of that is sent, and it is forgotten after a week.",
    ),
  "The answer is no calendar.": t("The answer is no calendar."),
  "The calendar ends in the middle.": t("The calendar ends in the middle."),
  "The calendar is not on the public internet.": t("The calendar is not on the public internet."),
  "The calendar takes too long to read.": t("The calendar takes too long to read."),
  "The calendar’s server answers {status}.": t("The calendar’s server answers {status}.", {
    status: "{status}",
  }),
  "The calendar’s server does not answer in time.": t(
    "The calendar’s server does not answer in time.",
  ),
  "The calendar’s server does not answer, or has no valid certificate.": t(
    "The calendar’s server does not answer, or has no valid certificate.",
  ),
  "The calendar’s server leads away from https.": t("The calendar’s server leads away from https."),
  "The calendar’s server redirects too often.": t("The calendar’s server redirects too often."),
  "The function «calendars» has not answered.": t("The function «calendars» has not answered."),
  "The site was not built": t("The site was not built"),
  "The site’s owner replied": t("The site’s owner replied"),
  "This is how you will hear of messages, requests and comments.": t(
    "This is how you will hear of messages, requests and comments.",
  ),
  "Time zone:": t("Time zone:"),
  "Timeline:": t("Timeline:"),
  "To be paid:": t("To be paid:"),
  "Web Development": t("Web Development"),
  "What you have confirmed before stays as it is.": t(
    "What you have confirmed before stays as it is.",
  ),
  "What you published or changed is in the database, and not in the built pages: search engines and feeds do not see it yet.":
    t(
      "What you published or changed is in the database, and not in the built pages: search engines and feeds do not see it yet.",
    ),
  "When:": t("When:"),
  "With:": t("With:"),
  "You can also have the address forgotten at once.": t(
    "You can also have the address forgotten at once.",
  ),
  "You get this because you have asked for it.": t("You get this because you have asked for it."),
  "You have accepted the time of our consultation: {time}.": t(
    "You have accepted the time of our consultation: {time}.",
    { time: "{time}" },
  ),
  "You have asked for another time: {time}.": t("You have asked for another time: {time}.", {
    time: "{time}",
  }),
  "You have asked for another time: {time}. It is held for you for 48 hours.": t(
    "You have asked for another time: {time}. It is held for you for 48 hours.",
    { time: "{time}" },
  ),
  "You have called off our consultation of {time}.": t(
    "You have called off our consultation of {time}.",
    { time: "{time}" },
  ),
  "You have moved our consultation. It is now on {time}.": t(
    "You have moved our consultation. It is now on {time}.",
    { time: "{time}" },
  ),
  "You have taken back your request.": t("You have taken back your request."),
  "Your payment is not marked as received. If it is not by then, your time is free for others. If you have paid already, please answer this email.":
    t(
      "Your payment is not marked as received. If it is not by then, your time is free for others. If you have paid already, please answer this email.",
    ),
  "Your payment was not marked as received in time, so {time} is free for others again. If you have paid, please answer this email.":
    t(
      "Your payment was not marked as received in time, so {time} is free for others again. If you have paid, please answer this email.",
      { time: "{time}" },
    ),
  "the owner of this site": t("the owner of this site"),
  "{amount} {currency}": t("{amount} {currency}", { amount: "{amount}", currency: "{currency}" }),
  "{amount}.{cents} {currency}": t("{amount}.{cents} {currency}", {
    amount: "{amount}",
    cents: "{cents}",
    currency: "{currency}",
  }),
  "{count} changed dates": counted({ one: "{count} changed date", other: "{count} changed dates" }),
  "{count} comments to moderate": counted({
    one: "{count} comment to moderate",
    other: "{count} comments to moderate",
  }),
  "{count} failed builds": counted({ one: "{count} failed build", other: "{count} failed builds" }),
  "{count} hours": counted({ one: "{count} hour", other: "{count} hours" }),
  "{count} messages": counted({ one: "{count} message", other: "{count} messages" }),
  "{count} minutes": counted({ one: "{count} minute", other: "{count} minutes" }),
  "{count} reports of calendars": counted({
    one: "{count} report of calendars",
    other: "{count} reports of calendars",
  }),
  "{count} requests": counted({ one: "{count} request", other: "{count} requests" }),
  "{name} (and {count} more)": counted({
    one: "{name} (and {count} more)",
    other: "{name} (and {count} more)",
  }),
  "{name} asks for another time": t("{name} asks for another time", { name: "{name}" }),
  "{name} has accepted the time": t("{name} has accepted the time", { name: "{name}" }),
  "{name} has called off the consultation": t("{name} has called off the consultation", {
    name: "{name}",
  }),
  "{name} has moved the consultation": t("{name} has moved the consultation", { name: "{name}" }),
  "{name} has not paid in time": t("{name} has not paid in time", { name: "{name}" }),
  "{project} Consultation": t("{project} Consultation", { project: "{project}" }),
  "{subject} and {count} more": counted({
    one: "{subject} and {count} more",
    other: "{subject} and {count} more",
  }),
  "{weekday}, {day} {month} {year}, {time}": t("{weekday}, {day} {month} {year}, {time}", {
    weekday: "{weekday}",
    day: "{day}",
    month: "{month}",
    year: "{year}",
    time: "{time}",
  }),
};
