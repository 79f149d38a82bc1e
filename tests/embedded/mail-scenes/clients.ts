import {
  asked,
  CLOCK,
  FOOT,
  ID,
  request,
  scheduled,
  toClient,
  unpaid,
  WHEN,
  type Scene,
} from "./scene.ts";

const remind = (side: string) =>
  `select private.reminder_mail(request, '${side}') from public.consultation_requests as request`;
const warned = { ...unpaid, held_until: "now() + interval '1 hour'" };
const warn = request({ ...scheduled, ...warned }) + "select private.warn_unpaid();";
const linesOf = (isForOwner: boolean) =>
  `select string_agg(line, E'\\n' order by place)
   from public.consultation_requests as request,
     convert_from(private.serve_calendar(private.calendar_event(request, ${isForOwner}), '${isForOwner ? "consultations.ics" : ""}'), 'utf8') as file,
     regexp_split_to_table(file, E'\\r\\n')
       with ordinality as lines (line, place)
   where line ~ '^(X-WR-CALNAME|SUMMARY|DESCRIPTION)'`;
const nameless = "update public.site_settings set site_name = '' where singleton;";
const DATE = "https://site.example/date#…";

/** Emails to clients, and the texts in calendar files. */
export const ofClients: Scene[] = [
  {
    title: "a reminder",
    sql: request({ ...scheduled, minutes: "90" }),
    query: remind("visitor"),
    expected: {
      subject: "Reminder: consultation with Robin",
      text: `Consultation: other\n\nWhen: ${CLOCK}\nTime zone: Europe/Berlin\nLength: 90 minutes\n\nIf you cannot make it, just reply to this email.\n\nSee it, move it or call it off: ${DATE}${FOOT}`,
    },
  },
  {
    title: "the owner's reminder",
    sql: request({ ...scheduled, minutes: "60" }),
    query: remind("owner"),
    expected: {
      subject: "Reminder: consultation with Clara",
      text: `Consultation: other\n\nWhen: ${CLOCK}\nTime zone: Europe/Berlin\nLength: 1 hour\nWith: Clara\nEmail: clara@example.com\n\n> Our kilns.\n\nOpen the request: https://site.example/admin/consultations?id=${ID}${FOOT}`,
    },
  },
  {
    title: "a reminder from a site without a name",
    sql: nameless + request(scheduled),
    query: `select mail ->> 'subject' from (${remind("visitor")}) as made (mail)`,
    expected: { text: "Reminder: consultation" },
  },
  {
    title: "a warning before an unpaid time is released",
    sql: warn,
    query: toClient,
    expected: {
      subject: "Not paid yet: consultation with Robin",
      text: `${WHEN}\n\nAmount due: 49.50 EUR\nReference: C-1\nHeld until: …\n\nYour payment has not been marked as received yet. If it still has not been by then, your time becomes available to others. If you have already paid, please reply to this email.\n\nSee how to pay: ${DATE}${FOOT}`,
    },
  },
  {
    title: "a warning from a site without a name",
    sql: nameless + warn,
    query: `select mail ->> 'subject' from (${toClient}) as made`,
    expected: { text: "Not paid yet: consultation" },
  },
  {
    title: "the client's calendar file",
    sql: request(scheduled),
    query: linesOf(false),
    expected: { text: "SUMMARY:Consultation with Robin\nDESCRIPTION:hello@example.com" },
  },
  {
    title: "the client's calendar file from a site without a name",
    sql: nameless + request(scheduled),
    query: linesOf(false),
    expected: { text: "SUMMARY:Consultation\nDESCRIPTION:hello@example.com" },
  },
  {
    title: "the owner's calendar file",
    sql: request(scheduled),
    query: linesOf(true),
    expected: {
      text: "X-WR-CALNAME:Consultations\nSUMMARY:Consultation: Clara\nDESCRIPTION:other\\nclara@example.com",
    },
  },
  {
    title: "amounts and durations",
    sql: request(asked),
    query: `select concat_ws('; ', private.money(120, 'USD'), private.money(1200.5, 'EUR'), private.length_in_words(60),
      private.length_in_words(240), private.length_in_words(1))`,
    expected: { text: "120 USD; 1200.50 EUR; 1 hour; 4 hours; 1 minute" },
  },
];
