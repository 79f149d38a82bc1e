import {
  asked,
  FOOT,
  ID,
  request,
  scheduled,
  START,
  told,
  toClient,
  toOwner,
  unpaid,
  when,
  type Row,
  type Said,
  type Scene,
} from "./scene.ts";

const tell =
  "select private.tell_of_change(request, null) from public.consultation_requests as request;";
const REQUEST = `https://site.example/admin/consultations?id=${ID}`;

const link = (words: string | undefined) =>
  words ? `\n\n${words}: https://site.example/date#…` : "";

/** The scene of a change by the link, as the owner and whoever asked are told of it. */
function change(
  what: string,
  row: Row,
  [english, german]: [owner: Said, owner: Said],
  [inEnglish, inGerman]: [client: string, client: string],
  links: [string, string] | null = [
    "See it, move it or call it off",
    "Ansehen, verschieben oder absagen",
  ],
  facts: [string, string] = ["", ""],
): Scene[] {
  return [
    {
      what: `the owner: ${what}`,
      sql: request({ sequence: "1", ...row }) + told("date", `date:${ID}:1`),
      asks: toOwner,
      en: {
        ...english,
        text: `Consultation: web development\n\nFrom: Clara\nE-mail: clara@example.com\n\n${english.text}\n\nOpen the request: ${REQUEST}${FOOT}`,
      },
      de: {
        ...german,
        text: `Beratung: Webentwicklung\n\nVon: Clara\nE-Mail: clara@example.com\n\n${german.text}\n\nAnfrage öffnen: ${REQUEST}${FOOT}`,
      },
    },
    {
      what: `the client: ${what}`,
      sql: request(row) + tell,
      asks: toClient,
      en: {
        subject: "Re: Web Development Consultation",
        text: `Web Development Consultation\n\n${facts[0]}${inEnglish}${link(links?.[0])}${FOOT}`,
      },
      de: {
        subject: "Re: Beratung: Webentwicklung",
        text: `Beratung: Webentwicklung\n\n${facts[1]}${inGerman}${link(links?.[1])}${FOOT}`,
      },
    },
  ];
}

const { en, de } = when;

/** What whoever asked, or the clock, changes by the link. */
export const changes: Scene[] = [
  ...change(
    "moved",
    scheduled,
    [
      { subject: "Clara has moved the consultation", text: `It is now on ${en}.` },
      { subject: "Clara hat die Beratung verschoben", text: `Sie ist jetzt am ${de}.` },
    ],
    [
      `You have moved our consultation. It is now on ${en}.`,
      `Du hast unsere Beratung verschoben. Sie ist jetzt am ${de}.`,
    ],
  ),
  ...change(
    "accepted",
    { ...scheduled, proposed_for: START },
    [
      { subject: "Clara has accepted the time", text: `It is now on ${en}.` },
      { subject: "Clara hat die Zeit angenommen", text: `Sie ist jetzt am ${de}.` },
    ],
    [
      `You have accepted the time of our consultation: ${en}.`,
      `Du hast die Zeit für unsere Beratung angenommen: ${de}.`,
    ],
  ),
  ...change(
    "another time",
    { ...asked, requested_for: START, held_until: START },
    [
      {
        subject: "Clara asks for another time",
        text: `It would be on ${en}, which is held for 48 hours.`,
      },
      {
        subject: "Clara bittet um eine andere Zeit",
        text: `Sie wäre am ${de}; die Zeit ist 48 Stunden lang reserviert.`,
      },
    ],
    [
      `You have asked for another time: ${en}. It is held for you for 48 hours.`,
      `Du hast um eine andere Zeit gebeten: ${de}. Sie ist 48 Stunden lang für dich reserviert.`,
    ],
  ),
  ...change(
    "another time, to be paid",
    { ...asked, ...unpaid, requested_for: START },
    [
      { subject: "Clara asks for another time", text: `It would be on ${en}.` },
      { subject: "Clara bittet um eine andere Zeit", text: `Sie wäre am ${de}.` },
    ],
    [`You have asked for another time: ${en}.`, `Du hast um eine andere Zeit gebeten: ${de}.`],
    ["See it, pay, move it or call it off", "Ansehen, bezahlen, verschieben oder absagen"],
    [
      `To be paid: 49.50 EUR\nReference: C-1\nHeld until: ${en}\n\n`,
      `Zu bezahlen: 49,50 EUR\nVerwendungszweck: C-1\nReserviert bis: ${de}\n\n`,
    ],
  ),
  ...change(
    "called off",
    { ...scheduled, status: "'declined'", called_off_by: "'visitor'" },
    [
      {
        subject: "Clara has called off the consultation",
        text: `It was to be on ${en}. That time is free again.`,
      },
      {
        subject: "Clara hat die Beratung abgesagt",
        text: `Geplant war sie für ${de}. Die Zeit ist wieder frei.`,
      },
    ],
    [`You have called off our consultation of ${en}.`, `Du hast unsere Beratung abgesagt: ${de}.`],
    null,
  ),
  ...change(
    "taken back",
    { ...asked, status: "'declined'", called_off_by: "'visitor'" },
    [
      { subject: "Clara has called off the consultation", text: "It is not wanted any more." },
      { subject: "Clara hat die Beratung abgesagt", text: "Die Anfrage ist zurückgezogen." },
    ],
    ["You have taken back your request.", "Du hast deine Anfrage zurückgezogen."],
    null,
  ),
  ...change(
    "not paid in time",
    { ...scheduled, ...unpaid, status: "'declined'", called_off_by: "'clock'" },
    [
      {
        subject: "Clara has not paid in time",
        text: `It was to be on ${en}. It was not marked as paid, so that time is free again. If the payment comes late, mark it then: the date comes back while its time is free.`,
      },
      {
        subject: "Clara hat nicht rechtzeitig bezahlt",
        text: `Geplant war sie für ${de}. Sie wurde nicht als bezahlt markiert, deshalb ist die Zeit wieder frei. Kommt die Zahlung später, markiere sie dann: Der Termin gilt wieder, solange seine Zeit frei ist.`,
      },
    ],
    [
      `Your payment was not marked as received in time, so ${en} is free for others again. If you have paid, please answer this email.`,
      `Deine Zahlung wurde nicht rechtzeitig als eingegangen markiert, deshalb ist deine Zeit wieder für andere frei: ${de}. Falls du bezahlt hast, antworte bitte auf diese E-Mail.`,
    ],
    null,
  ),
];
