import {
  asked,
  FOOT,
  ID,
  request,
  scheduled,
  START,
  queueMail,
  toClient,
  toOwner,
  unpaid,
  WHEN,
  type Row,
  type Content,
  type Scene,
} from "./scene.ts";

const tell =
  "select private.tell_of_change(request, null) from public.consultation_requests as request;";
const REQUEST = `https://site.example/admin/consultations?id=${ID}`;

/** A change through the link, as reported to the owner and the client. */
function change(
  title: string,
  row: Row,
  owner: Content,
  client: string,
  link: string | null = "See it, move it or call it off",
): Scene[] {
  const date = link ? `\n\n${link}: https://site.example/date#…` : "";
  return [
    {
      title: `the owner: ${title}`,
      sql: request({ sequence: "1", ...row }) + queueMail("date", `date:${ID}:1`),
      query: toOwner,
      expected: {
        ...owner,
        text: `Consultation: other\n\nFrom: Clara\nE-mail: clara@example.com\n\n${owner.text}\n\nOpen the request: ${REQUEST}${FOOT}`,
      },
    },
    {
      title: `the client: ${title}`,
      sql: request(row) + tell,
      query: toClient,
      expected: {
        subject: "Re: Other Consultation",
        text: `Other Consultation\n\n${client}${date}${FOOT}`,
      },
    },
  ];
}

/** Changes by the client, or by the clock. */
export const changes: Scene[] = [
  ...change(
    "moved",
    scheduled,
    { subject: "Clara has moved the consultation", text: `It is now on ${WHEN}.` },
    `You have moved our consultation. It is now on ${WHEN}.`,
  ),
  ...change(
    "accepted",
    { ...scheduled, proposed_for: START },
    { subject: "Clara has accepted the time", text: `It is now on ${WHEN}.` },
    `You have accepted the time of our consultation: ${WHEN}.`,
  ),
  ...change(
    "another time",
    { ...asked, requested_for: START, held_until: START },
    {
      subject: "Clara asks for another time",
      text: `It would be on ${WHEN}, which is held for 48 hours.`,
    },
    `You have asked for another time: ${WHEN}. It is held for you for 48 hours.`,
  ),
  ...change(
    "another time, with payment",
    { ...asked, ...unpaid, requested_for: START },
    { subject: "Clara asks for another time", text: `It would be on ${WHEN}.` },
    `To be paid: 49.50 EUR\nReference: C-1\nHeld until: ${WHEN}\n\nYou have asked for another time: ${WHEN}.`,
    "See it, pay, move it or call it off",
  ),
  ...change(
    "cancelled",
    { ...scheduled, status: "'declined'", called_off_by: "'visitor'" },
    {
      subject: "Clara has called off the consultation",
      text: `It was to be on ${WHEN}. That time is free again.`,
    },
    `You have called off our consultation of ${WHEN}.`,
    null,
  ),
  ...change(
    "withdrawn",
    { ...asked, status: "'declined'", called_off_by: "'visitor'" },
    { subject: "Clara has called off the consultation", text: "It is not wanted any more." },
    "You have taken back your request.",
    null,
  ),
  ...change(
    "not paid in time",
    { ...scheduled, ...unpaid, status: "'declined'", called_off_by: "'clock'" },
    {
      subject: "Clara has not paid in time",
      text: `It was to be on ${WHEN}. It was not marked as paid, so that time is free again. If the payment comes late, mark it then: the date comes back while its time is free.`,
    },
    `Your payment was not marked as received in time, so ${WHEN} is free for others again. If you have paid, please answer this email.`,
    null,
  ),
];
