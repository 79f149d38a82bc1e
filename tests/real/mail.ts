import type { Mail } from "../../supabase/embedded/mail.ts";

type Summary = { ID: string; Subject: string; Created: string; To: { Address: string }[] };

/**
 * The mails that Mailpit has caught for an address, oldest first.
 *
 * @see https://mailpit.axllent.org/docs/api-v1/
 */
export async function mailsTo(mailpit: string, address: string): Promise<Mail[]> {
  const { messages } = await read<{ messages: Summary[] }>(`${mailpit}/api/v1/messages?limit=500`);
  const mails: Mail[] = [];
  for (const { ID, Subject, Created, To } of messages.toReversed()) {
    if (!To.some((to) => to.Address === address)) continue;
    const { HTML } = await read<{ HTML: string }>(`${mailpit}/api/v1/message/${ID}`);
    const link = /href="([^"]+)"/.exec(HTML)?.[1]?.replaceAll("&amp;", "&") ?? null;
    const kind = link === null ? "code" : (new URL(link).searchParams.get("type") ?? "code");
    mails.push({ to: address, subject: Subject, kind, link, at: Created });
  }
  return mails;
}

export async function deleteMails(mailpit: string): Promise<void> {
  await fetch(`${mailpit}/api/v1/messages`, { method: "DELETE" });
}

async function read<Body>(address: string): Promise<Body> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const body: Body = await response.json();
  return body;
}
