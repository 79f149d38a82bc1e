import {
  FOOT,
  ID,
  insert,
  OUTBOX,
  POST,
  told,
  toOwner,
  unpaid,
  asked,
  request,
  type Scene,
} from "./scene.ts";

const sentence = "insert into public.posts (id, title, slug, content, published)";
const post = `${sentence} values ('${POST}', 'Post', 'post', 'Text.', true);`;
const comment = (id: string) =>
  insert("public.comments", {
    id: `'${id}'`,
    post_id: `'${POST}'`,
    author_name: "'Eve'",
    content: "'Well.'",
    status: "'pending'",
  });
const message = insert("public.contact_messages", {
  id: `'${ID}'`,
  name: "'Ada'",
  email: "'ada@example.com'",
  subject: "'Hello'",
  message: "'Text.'",
});
const hook = insert("private.build_hook", {
  url: "'https://host.example/hook'",
  status: "500",
});
const calendars = [
  ["Work", "null"],
  ["Team", "'The function «calendars» has not answered.'"],
  ["Home", "'The calendar’s server answers 404.'"],
  ["Past", "'It repeats too often.'"],
].map(([name, error], n) =>
  insert("private.busy_calendars", {
    id: "gen_random_uuid()",
    name: `'${name}'`,
    function_url: "'https://db.example/functions/v1/calendars'",
    added_at: `now() + interval '${n} minutes'`,
    is_told: "true",
    error: error ?? "null",
  }),
);
/** Rows that the mail of the first takes along. */
const along = (kind: string, numbers: readonly number[], of = "null", cause = `${kind}:`) =>
  numbers.map((n) =>
    insert("private.outbox", {
      kind: `'${kind}'`,
      cause: `'${cause}${n}'`,
      cause_id: of,
      part_of: `'${OUTBOX}'`,
    }),
  );

/** What the owner is told of. */
export const ofOwner: Scene[] = [
  {
    what: "a message",
    sql: message + told("message", "message:1"),
    asks: toOwner,
    en: {
      subject: "Ada: Hello",
      text: `Hello\n\nFrom: Ada\nE-mail: ada@example.com\n\n> Text.\n\nOpen the message: https://site.example/admin/messages?id=${ID}${FOOT}`,
    },
    de: {
      subject: "Ada: Hello",
      text: `Hello\n\nVon: Ada\nE-Mail: ada@example.com\n\n> Text.\n\nNachricht öffnen: https://site.example/admin/messages?id=${ID}${FOOT}`,
    },
  },
  {
    what: "a request",
    sql:
      request({
        ...asked,
        ...unpaid,
        company: "'Kilns'",
        budget_range: "'50k+'",
        timeline: "'asap'",
        kind: "'Audit'",
        price: "'free'",
      }) + told("consultation", "consultation:1"),
    asks: toOwner,
    en: {
      subject: "Consultation request from Clara",
      text: `Consultation: web development\n\nFrom: Clara\nE-mail: clara@example.com\nCompany: Kilns\nBudget: 50k+\nTimeline: asap\nKind: Audit, free\nTo be paid: 49.50 EUR\nReference: C-1\n\n> Our kilns.\n\nOpen the request: https://site.example/admin/consultations?id=${ID}${FOOT}`,
    },
    de: {
      subject: "Beratungsanfrage von Clara",
      text: `Beratung: Webentwicklung\n\nVon: Clara\nE-Mail: clara@example.com\nFirma: Kilns\nBudget: 50.000 $ und mehr\nZeitraum: So bald wie möglich\nArt: Audit, free\nZu bezahlen: 49,50 EUR\nVerwendungszweck: C-1\n\n> Our kilns.\n\nAnfrage öffnen: https://site.example/admin/consultations?id=${ID}${FOOT}`,
    },
  },
  {
    what: "a comment",
    sql: post + comment(ID) + told("comment", "comment:1"),
    asks: toOwner,
    en: {
      subject: "A comment by Eve waits for you",
      text: `Eve\n\nOn: Post\n\n> Well.\n\nModerate comments: https://site.example/admin/comments?status=pending${FOOT}`,
    },
    de: {
      subject: "Ein Kommentar von Eve wartet auf dich",
      text: `Eve\n\nZu: Post\n\n> Well.\n\nKommentare prüfen: https://site.example/admin/comments?status=pending${FOOT}`,
    },
  },
  {
    what: "a build that failed",
    sql: hook + told("build", "build:1"),
    asks: toOwner,
    en: {
      subject: "The site was not built",
      text: `The site was not built\n\nAnswer: HTTP 500\n\nWhat you published or changed is in the database, and not in the built pages: search engines and feeds do not see it yet.\n\nSee the site’s health: https://site.example/admin/health${FOOT}`,
    },
    de: {
      subject: "Die Website wurde nicht gebaut",
      text: `Die Website wurde nicht gebaut\n\nAntwort: HTTP 500\n\nWas du veröffentlicht oder geändert hast, steht in der Datenbank, aber nicht in den gebauten Seiten: Suchmaschinen und Feeds sehen es noch nicht.\n\nZustand der Website ansehen: https://site.example/admin/health${FOOT}`,
    },
  },
  {
    what: "calendars that cannot be read",
    sql: calendars.join("") + told("calendar", "calendar:1"),
    asks: toOwner,
    en: {
      subject: "A calendar cannot be read",
      text: `Busy elsewhere\n\nWork: It was not asked for.\nTeam: The function «calendars» has not answered.\nHome: The calendar’s server answers 404.\nPast: It repeats too often.\n\nSince a day it is not known what is busy there. What was busy when it was last read is not offered to visitors; what has changed since may be.\n\nSee your calendars: https://site.example/admin/settings#busy-elsewhere${FOOT}`,
    },
    de: {
      subject: "Ein Kalender lässt sich nicht lesen",
      text: `Andere Kalender\n\nWork: Er wurde nicht abgefragt.\nTeam: Die Funktion „calendars“ hat nicht geantwortet.\nHome: Der Server des Kalenders antwortet 404.\nPast: It repeats too often.\n\nSeit einem Tag ist nicht bekannt, was dort belegt ist. Was beim letzten Lesen belegt war, wird weiterhin nicht angeboten; was seitdem dazukam, vielleicht doch.\n\nDeine Kalender ansehen: https://site.example/admin/settings#busy-elsewhere${FOOT}`,
    },
  },
  {
    what: "a test",
    sql: told("test", "test:1"),
    asks: toOwner,
    en: {
      subject: "A test of your notifications",
      text: `It works\n\nThis is how you will hear of messages, requests and comments.\n\nOpen the outbox: https://site.example/admin/outbox${FOOT}`,
    },
    de: {
      subject: "Ein Test deiner Benachrichtigungen",
      text: `Es klappt\n\nSo erfährst du von Nachrichten, Anfragen und Kommentaren.\n\nPostausgang öffnen: https://site.example/admin/outbox${FOOT}`,
    },
  },
  {
    what: "all of it in one",
    sql: [
      message,
      request({ ...asked, sequence: "1" }),
      post,
      comment(ID),
      hook,
      ...calendars,
      told("message", "message:1"),
      ...along("consultation", [1], `'${ID}'`),
      ...along("date", [1], `'${ID}'`, `date:${ID}:`),
      ...along("comment", [1, 2], `'${ID}'`),
      ...along("build", [1]),
      ...along("calendar", [1]),
    ].join(""),
    asks: `select private.compose_mail('${OUTBOX}') ->> 'subject'`,
    en: {
      text: "1 message, 1 request, 1 changed date, 2 comments to moderate, 1 failed build, 1 report of calendars",
    },
    de: {
      text: "1 Nachricht, 1 Anfrage, 1 geänderter Termin, 2 Kommentare zu prüfen, 1 fehlgeschlagener Build, 1 Meldung zu Kalendern",
    },
  },
  {
    what: "many of each",
    sql: [
      message,
      request(asked),
      hook,
      ...calendars,
      told("message", "message:1"),
      ...along("message", [2], `'${ID}'`),
      ...along("consultation", [1, 2], `'${ID}'`),
      ...along("build", [1, 2]),
      ...along("calendar", [1, 2]),
    ].join(""),
    asks: `select private.compose_mail('${OUTBOX}') ->> 'subject'`,
    en: { text: "2 messages, 2 requests, 2 failed builds, 2 reports of calendars" },
    de: { text: "2 Nachrichten, 2 Anfragen, 2 fehlgeschlagene Builds, 2 Meldungen zu Kalendern" },
  },
  {
    what: "the subject for a form service",
    sql: request(asked) + told("consultation", "consultation:1"),
    asks: `select private.form_fields('${OUTBOX}') ->> 'subject'`,
    en: { text: "New Consultation Request" },
    de: { text: "Neue Beratungsanfrage" },
  },
];
