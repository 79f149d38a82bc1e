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
        text: `Consultation: other\n\nFrom: Clara\nEmail: clara@example.com\n\n${owner.text}\n\nOpen the request: ${REQUEST}${FOOT}`,
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
      text: `The new time would be ${WHEN}, which is held for 48 hours.`,
    },
    `You have asked for another time: ${WHEN}. It is held for you for 48 hours.`,
  ),
  ...change(
    "another time, with payment",
    { ...asked, ...unpaid, requested_for: START },
    { subject: "Clara asks for another time", text: `The new time would be ${WHEN}.` },
    `Amount due: 49.50 EUR\nReference: C-1\nHeld until: ${WHEN}\n\nYou have asked for another time: ${WHEN}.`,
    "See it, pay, move it or call it off",
  ),
  ...change(
    "cancelled",
    { ...scheduled, status: "'declined'", called_off_by: "'visitor'" },
    {
      subject: "Clara has called off the consultation",
      text: `It was planned for ${WHEN}. That time is free again.`,
    },
    `You have called off our consultation on ${WHEN}.`,
    null,
  ),
  ...change(
    "withdrawn",
    { ...asked, status: "'declined'", called_off_by: "'visitor'" },
    { subject: "Clara has called off the consultation", text: "The request was withdrawn." },
    "You have withdrawn your request.",
    null,
  ),
  ...change(
    "not paid in time",
    { ...scheduled, ...unpaid, status: "'declined'", called_off_by: "'clock'" },
    {
      subject: "Clara has not paid in time",
      text: `It was planned for ${WHEN}. It was not marked as paid in time, so that time is free again. If the payment arrives late, mark it as paid then: the consultation comes back if its time is still free.`,
    },
    `Your payment was not marked as received in time, so ${WHEN} is available to others again. If you have paid, please reply to this email.`,
    null,
  ),
];
