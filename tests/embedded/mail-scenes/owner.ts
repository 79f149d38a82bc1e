import {
  FOOT,
  ID,
  insert,
  OUTBOX,
  POST,
  queueMail,
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
const hook = insert("private.build_hook", { url: "'https://host.example/hook'", status: "500" });
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
/** Rows that are included in the email of the first. */
const along = (kind: string, numbers: readonly number[], of = "null", cause = `${kind}:`) =>
  numbers.map((n) =>
    insert("private.outbox", {
      kind: `'${kind}'`,
      cause: `'${cause}${n}'`,
      cause_id: of,
      part_of: `'${OUTBOX}'`,
    }),
  );

/** Emails to the owner. */
export const ofOwner: Scene[] = [
  {
    title: "a message",
    sql: message + queueMail("message", "message:1"),
    query: toOwner,
    expected: {
      subject: "Ada: Hello",
      text: `Hello\n\nFrom: Ada\nEmail: ada@example.com\n\n> Text.\n\nOpen the message: https://site.example/admin/messages?id=${ID}${FOOT}`,
    },
  },
  {
    title: "a request",
    sql:
      request({
        ...asked,
        ...unpaid,
        company: "'Kilns'",
        budget_range: "'5k-15k'",
        timeline: "'flexible'",
        kind: "'Audit'",
        price: "'free'",
      }) + queueMail("consultation", "consultation:1"),
    query: toOwner,
    expected: {
      subject: "Consultation request from Clara",
      text: `Consultation: other\n\nFrom: Clara\nEmail: clara@example.com\nCompany: Kilns\nBudget: 5k-15k\nTimeline: flexible\nKind: Audit, free\nAmount due: 49.50 EUR\nReference: C-1\n\n> Our kilns.\n\nOpen the request: https://site.example/admin/consultations?id=${ID}${FOOT}`,
    },
  },
  {
    title: "a comment",
    sql: post + comment(ID) + queueMail("comment", "comment:1"),
    query: toOwner,
    expected: {
      subject: "A comment by Eve is waiting for approval",
      text: `Eve\n\nOn: Post\n\n> Well.\n\nModerate comments: https://site.example/admin/comments?status=pending${FOOT}`,
    },
  },
  {
    title: "a failed build",
    sql: hook + queueMail("build", "build:1"),
    query: toOwner,
    expected: {
      subject: "The site was not built",
      text: `The site was not built\n\nAnswer: HTTP 500\n\nWhat you published or changed is in the database, but not in the built pages: search engines and feeds do not see it yet.\n\nSee the site’s health: https://site.example/admin/health${FOOT}`,
    },
  },
  {
    title: "calendars that cannot be read",
    sql: calendars.join("") + queueMail("calendar", "calendar:1"),
    query: toOwner,
    expected: {
      subject: "A calendar cannot be read",
      text: `Busy elsewhere\n\nWork: No attempt was made to read it.\nTeam: The function “calendars” did not respond.\nHome: The calendar’s server responded with 404.\nPast: It repeats too often.\n\nNothing could be read for a day. Times that were busy before are still not offered to visitors, but times that have become busy since then may be.\n\nSee your calendars: https://site.example/admin/settings#busy-elsewhere${FOOT}`,
    },
  },
  {
    title: "a test email",
    sql: queueMail("test", "test:1"),
    query: toOwner,
    expected: {
      subject: "A test of your notifications",
      text: `It works\n\nThis is how you will hear about messages, requests and comments.\n\nOpen the outbox: https://site.example/admin/outbox${FOOT}`,
    },
  },
  {
    title: "one email about everything",
    sql: [
      message,
      request({ ...asked, sequence: "1" }),
      post,
      comment(ID),
      hook,
      ...calendars,
      queueMail("message", "message:1"),
      ...along("consultation", [1], `'${ID}'`),
      ...along("date", [1], `'${ID}'`, `date:${ID}:`),
      ...along("comment", [1, 2], `'${ID}'`),
      ...along("build", [1]),
      ...along("calendar", [1]),
    ].join(""),
    query: `select private.compose_mail('${OUTBOX}') ->> 'subject'`,
    expected: {
      text: "1 message, 1 request, 1 changed consultation, 2 comments to moderate, 1 failed build, 1 calendar problem",
    },
  },
  {
    title: "many rows of each kind",
    sql: [
      message,
      request(asked),
      hook,
      ...calendars,
      queueMail("message", "message:1"),
      ...along("message", [2], `'${ID}'`),
      ...along("consultation", [1, 2], `'${ID}'`),
      ...along("build", [1, 2]),
      ...along("calendar", [1, 2]),
    ].join(""),
    query: `select private.compose_mail('${OUTBOX}') ->> 'subject'`,
    expected: { text: "2 messages, 2 requests, 2 failed builds, 2 calendar problems" },
  },
  {
    title: "the subject for a form service",
    sql: request(asked) + queueMail("consultation", "consultation:1"),
    query: `select private.form_fields('${OUTBOX}') ->> 'subject'`,
    expected: { text: "New Consultation Request" },
  },
];
