import type { Mail } from "../../supabase/embedded/mail.ts";
import { linkBehind } from "../support/mail-links.ts";

type Summary = { ID: string; Subject: string; Created: string; To: { Address: string }[] };

/** The emails that Mailpit has caught, oldest first: https://mailpit.axllent.org/docs/api-v1/ */
export async function allEmails(mailpit: string): Promise<Mail[]> {
  const { messages } = await read<{ messages: Summary[] }>(`${mailpit}/api/v1/messages?limit=500`);
  return Promise.all(
    messages.toReversed().map(async ({ ID, Subject: subject, Created: at, To: [to] }) => {
      const { HTML } = await read<{ HTML: string }>(`${mailpit}/api/v1/message/${ID}`);
      const link = /href="([^"]+)"/.exec(HTML)?.[1]?.replaceAll("&amp;", "&") ?? null;
      const verification = linkBehind({ link }) || link;
      const kind = verification && new URL(verification).searchParams.get("type");
      return { to: to?.Address ?? "", subject, kind: kind ?? "code", link, at };
    }),
  );
}

export async function deleteEmails(mailpit: string): Promise<void> {
  await fetch(`${mailpit}/api/v1/messages`, { method: "DELETE" });
}

async function read<Body>(address: string): Promise<Body> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const body: Body = await response.json();
  return body;
}
