/*
 * The Edge Function «mail»: `npx supabase functions deploy mail`. It holds no key that opens anything: all it
 * does is what everybody may ask of the database.
 */
import { answerMail } from "./answer.ts";

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (answer: (request: Request) => Promise<Response>) => void;
};

const url = Deno.env.get("SUPABASE_URL") ?? "";

/** The project's public key: of the present kind, or of the former one. */
function publicKey(): string {
  const keys: unknown = JSON.parse(Deno.env.get("SUPABASE_PUBLISHABLE_KEYS") ?? "{}");
  const [first]: unknown[] = Object.values(Object(keys));
  return typeof first === "string" ? first : (Deno.env.get("SUPABASE_ANON_KEY") ?? "");
}

async function rpc(name: string, args: Record<string, string>): Promise<string> {
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: publicKey(), "Content-Type": "application/json" },
    body: JSON.stringify(args),
    redirect: "error",
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The database refused: HTTP ${response.status}`);
  return text;
}

Deno.serve((request) =>
  answerMail(request, {
    call: async (name, args) => {
      await rpc(name, args);
    },
    calendar: (token) =>
      fetch(`${url}/rest/v1/rpc/calendar_feed?token=${encodeURIComponent(token)}`, {
        headers: { apikey: publicKey() },
      }),
    siteUrl: async () => String(JSON.parse(await rpc("mail_site", {}))),
  }),
);
