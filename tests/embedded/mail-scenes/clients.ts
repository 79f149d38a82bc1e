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

/** What whoever asked for a consultation is told, and what stands in calendars. */
export const ofClients: Scene[] = [
  {
    what: "a reminder",
    sql: request({ ...scheduled, minutes: "90" }),
    asks: remind("visitor"),
    says: {
      subject: "Reminder: consultation with Robin",
      text: `Consultation: other\n\nWhen: ${CLOCK}\nTime zone: Europe/Berlin\nLength: 90 minutes\n\nIf you cannot come, please say so: an answer to this mail is enough.\n\nSee it, move it or call it off: ${DATE}${FOOT}`,
    },
  },
  {
    what: "the owner's reminder",
    sql: request({ ...scheduled, minutes: "60" }),
    asks: remind("owner"),
    says: {
      subject: "Reminder: consultation with Clara",
      text: `Consultation: other\n\nWhen: ${CLOCK}\nTime zone: Europe/Berlin\nLength: 1 hour\nWith: Clara\nE-mail: clara@example.com\n\n> Our kilns.\n\nOpen the request: https://site.example/admin/consultations?id=${ID}${FOOT}`,
    },
  },
  {
    what: "a reminder of a site without a name",
    sql: nameless + request(scheduled),
    asks: `select mail ->> 'subject' from (${remind("visitor")}) as made (mail)`,
    says: { text: "Reminder: consultation" },
  },
  {
    what: "a warning before a time falls free",
    sql: warn,
    asks: toClient,
    says: {
      subject: "Not paid yet: consultation with Robin",
      text: `${WHEN}\n\nTo be paid: 49.50 EUR\nReference: C-1\nHeld until: …\n\nYour payment is not marked as received. If it is not by then, your time is free for others. If you have paid already, please answer this email.\n\nSee how to pay: ${DATE}${FOOT}`,
    },
  },
  {
    what: "a warning of a site without a name",
    sql: nameless + warn,
    asks: `select mail ->> 'subject' from (${toClient}) as made`,
    says: { text: "Not paid yet: consultation" },
  },
  {
    what: "the client's calendar",
    sql: request(scheduled),
    asks: linesOf(false),
    says: {
      text: "SUMMARY:Consultation with Robin\nDESCRIPTION:hello@example.com",
    },
  },
  {
    what: "the client's calendar of a site without a name",
    sql: nameless + request(scheduled),
    asks: linesOf(false),
    says: {
      text: "SUMMARY:Consultation\nDESCRIPTION:hello@example.com",
    },
  },
  {
    what: "the owner's calendar",
    sql: request(scheduled),
    asks: linesOf(true),
    says: {
      text: "X-WR-CALNAME:Consultations\nSUMMARY:Consultation: Clara\nDESCRIPTION:other\\nclara@example.com",
    },
  },
  {
    what: "amounts and lengths",
    sql: request(asked),
    asks: `select concat_ws('; ', private.money(120, 'USD'), private.money(1200.5, 'EUR'), private.length_in_words(60),
      private.length_in_words(240), private.length_in_words(1))`,
    says: { text: "120 USD; 1200.50 EUR; 1 hour; 4 hours; 1 minute" },
  },
];
