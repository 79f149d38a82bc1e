/*
 * The Edge Function `mail`: `npx supabase functions deploy mail`. It holds no secret key: it only calls what
 * everyone may call in the database.
 */
import { callDatabase, projectUrl, publicKey } from "../_shared/project.ts";
import { handleMailRequest } from "./handle-request.ts";

declare const Deno: { serve: (handler: (request: Request) => Promise<Response>) => void };

Deno.serve((request) =>
  handleMailRequest(request, {
    call: async (name, args) => {
      await callDatabase(name, args);
    },
    calendar: (token) =>
      fetch(`${projectUrl()}/rest/v1/rpc/calendar_feed?token=${encodeURIComponent(token)}`, {
        headers: { apikey: publicKey() },
      }),
    siteUrl: async () => String(JSON.parse(await callDatabase("mail_site", {}))),
  }),
);
