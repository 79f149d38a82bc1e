import {
  asked,
  FOOT,
  ID,
  request,
  scheduled,
  toClient,
  unpaid,
  when,
  type Scene,
} from "./scene.ts";

const remind = (side: string) =>
  `select private.reminder_mail(request, '${side}') from public.consultation_requests as request`;
const warned = { ...unpaid, held_until: "now() + interval '1 hour'" };
const warn = request({ ...scheduled, ...warned }) + "select private.warn_unpaid();";
const linesOf = (isForOwner: boolean) =>
  `select string_agg(line, E'\\n' order by place)
   from public.consultation_requests as request,
     regexp_split_to_table(private.calendar(private.calendar_event(request, ${isForOwner})), E'\\r\\n')
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
    en: {
      subject: "Reminder: consultation with Robin",
      text: `Consultation: web development\n\nWhen: ${when.clock.en}\nTime zone: Europe/Berlin\nLength: 90 minutes\n\nIf you cannot come, please say so: an answer to this mail is enough.\n\nSee it, move it or call it off: ${DATE}${FOOT}`,
    },
    de: {
      subject: "Erinnerung: Beratung mit Robin",
      text: `Beratung: Webentwicklung\n\nWann: ${when.clock.de}\nZeitzone: Europe/Berlin\nDauer: 90 Minuten\n\nFalls du nicht kannst, sag bitte Bescheid: Eine Antwort auf diese E-Mail genügt.\n\nAnsehen, verschieben oder absagen: ${DATE}${FOOT}`,
    },
  },
  {
    what: "the owner's reminder",
    sql: request({ ...scheduled, minutes: "60" }),
    asks: remind("owner"),
    en: {
      subject: "Reminder: consultation with Clara",
      text: `Consultation: web development\n\nWhen: ${when.clock.en}\nTime zone: Europe/Berlin\nLength: 1 hour\nWith: Clara\nE-mail: clara@example.com\n\n> Our kilns.\n\nOpen the request: https://site.example/admin/consultations?id=${ID}${FOOT}`,
    },
    de: {
      subject: "Erinnerung: Beratung mit Clara",
      text: `Beratung: Webentwicklung\n\nWann: ${when.clock.de}\nZeitzone: Europe/Berlin\nDauer: 1 Stunde\nMit: Clara\nE-Mail: clara@example.com\n\n> Our kilns.\n\nAnfrage öffnen: https://site.example/admin/consultations?id=${ID}${FOOT}`,
    },
  },
  {
    what: "a reminder of a site without a name",
    sql: nameless + request(scheduled),
    asks: `select mail ->> 'subject' from (${remind("visitor")}) as made (mail)`,
    en: { text: "Reminder: consultation" },
    de: { text: "Erinnerung: Beratung" },
  },
  {
    what: "a warning before a time falls free",
    sql: warn,
    asks: toClient,
    en: {
      subject: "Not paid yet: consultation with Robin",
      text: `${when.en}\n\nTo be paid: 49.50 EUR\nReference: C-1\nHeld until: …\n\nYour payment is not marked as received. If it is not by then, your time is free for others. If you have paid already, please answer this email.\n\nSee how to pay: ${DATE}${FOOT}`,
    },
    de: {
      subject: "Noch nicht bezahlt: Beratung mit Robin",
      text: `${when.de}\n\nZu bezahlen: 49,50 EUR\nVerwendungszweck: C-1\nReserviert bis: …\n\nDeine Zahlung ist noch nicht als eingegangen markiert. Ist sie es bis dahin nicht, wird deine Zeit wieder für andere frei. Falls du schon bezahlt hast, antworte bitte auf diese E-Mail.\n\nAnsehen, wie du bezahlst: ${DATE}${FOOT}`,
    },
  },
  {
    what: "a warning of a site without a name",
    sql: nameless + warn,
    asks: `select mail ->> 'subject' from (${toClient}) as made`,
    en: { text: "Not paid yet: consultation" },
    de: { text: "Noch nicht bezahlt: Beratung" },
  },
  {
    what: "the client's calendar",
    sql: request(scheduled),
    asks: linesOf(false),
    en: {
      text: "X-WR-CALNAME:Consultations\nSUMMARY:Consultation with Robin\nDESCRIPTION:hello@example.com",
    },
    de: {
      text: "X-WR-CALNAME:Beratungen\nSUMMARY:Beratung mit Robin\nDESCRIPTION:hello@example.com",
    },
  },
  {
    what: "the client's calendar of a site without a name",
    sql: nameless + request(scheduled),
    asks: linesOf(false),
    en: { text: "X-WR-CALNAME:Consultations\nSUMMARY:Consultation\nDESCRIPTION:hello@example.com" },
    de: { text: "X-WR-CALNAME:Beratungen\nSUMMARY:Beratung\nDESCRIPTION:hello@example.com" },
  },
  {
    what: "the owner's calendar",
    sql: request(scheduled),
    asks: linesOf(true),
    en: {
      text: "X-WR-CALNAME:Consultations\nSUMMARY:Consultation: Clara\nDESCRIPTION:web-development\\nclara@example.com",
    },
    de: {
      text: "X-WR-CALNAME:Beratungen\nSUMMARY:Beratung: Clara\nDESCRIPTION:Webentwicklung\\nclara@example.com",
    },
  },
  {
    what: "amounts and lengths",
    sql: request(asked),
    asks: `select concat_ws('; ', private.money(120, 'USD'), private.money(1200.5, 'EUR'), private.length_in_words(60),
      private.length_in_words(240), private.length_in_words(1))`,
    en: { text: "120 USD; 1200.50 EUR; 1 hour; 4 hours; 1 minute" },
    de: { text: "120 USD; 1200,50 EUR; 1 Stunde; 4 Stunden; 1 Minute" },
  },
  {
    what: "what the form lets choose",
    sql: request(asked),
    asks: `select string_agg(private.choice_in_words(code), '; ' order by place)
      from unnest(array['web-development', 'mobile-app', 'cloud-solutions', 'ai-integration', 'consulting', 'other',
        '5k-15k', '50k+', 'discuss', 'asap', '1-2months', '3-6months', '6months+', 'flexible']) with ordinality as codes (code, place)`,
    en: {
      text: "web-development; mobile-app; cloud-solutions; ai-integration; consulting; other; 5k-15k; 50k+; discuss; asap; 1-2months; 3-6months; 6months+; flexible",
    },
    de: {
      text: "Webentwicklung; Mobile App; Cloud-Lösungen; KI-Integration; Beratung; Etwas anderes; 5k-15k; 50.000 $ und mehr; Lass uns darüber reden; So bald wie möglich; 1–2 Monate; 3–6 Monate; 6 Monate und mehr; Flexibel",
    },
  },
];
