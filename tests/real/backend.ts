import { publishableKey } from "../../supabase/embedded/keys.ts";
import type { Mail } from "../../supabase/embedded/mail.ts";
import { createQueue } from "../../supabase/embedded/requests.ts";
import { signToken } from "../../supabase/embedded/tokens.ts";
import { openDatabase, type Database } from "./database.ts";
import { allEmails } from "./mail.ts";
import { standInForRest } from "./rest.ts";
import { servicesFromEnvironment, type Services } from "./services.ts";

export type RealBackend = {
  services: Services;
  /** Forwards an API request to the service in charge, as Supabase's gateway does. */
  fetch: (request: Request, from: { peerAddress: string | null }) => Promise<Response>;
  db: Database;
  /** Runs work on the database's only session. */
  exclusive: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** The emails to this address since they were last deleted, oldest first. */
  emailsTo: (email: string) => Promise<Mail[]>;
  close: () => Promise<void>;
};

/** Opens the services named by the environment, without changing their data. */
export async function openServices(): Promise<RealBackend> {
  const services = servicesFromEnvironment();
  const db = await openDatabase(services.postgres);
  const standIn = services.rest === undefined ? standInForRest(services) : undefined;
  const addresses = { auth: services.auth, storage: services.storage, rest: services.rest };
  const anonKey = signToken({ role: "anon" }, services.jwtSecret);
  const queue = createQueue();

  return {
    services,
    db,
    exclusive: (work) => queue.write(() => work(db)),
    emailsTo: async (email) => (await allEmails(services.mail)).filter(({ to }) => to === email),
    fetch: async (request, { peerAddress }) => {
      // A link in an email leads to Auth itself.
      if (request.url.startsWith(services.auth)) return fetch(request, { redirect: "manual" });
      const { pathname, search } = new URL(request.url);
      const [, service, path = ""] = /^\/(auth|rest|storage)\/v1(\/.*)?$/.exec(pathname) ?? [];
      if (service !== "auth" && service !== "rest" && service !== "storage") {
        return new Response(null, { status: 404 });
      }
      const address = addresses[service];
      if (standIn && address === undefined) return standIn.fetch(request, peerAddress);

      const headers = new Headers(request.headers);
      for (const name of ["host", "connection", "content-length"]) headers.delete(name);
      // Cloudflare, which is in front of hosted projects, passes on no value that a client claims.
      headers.delete("cf-connecting-ip");
      if (peerAddress !== null) headers.set("x-forwarded-for", peerAddress);
      headers.set("apikey", anonKey);
      // A publishable key is not a token: the gateway replaces it with one of the anonymous role.
      if (
        (headers.get("authorization") ?? `Bearer ${publishableKey}`) === `Bearer ${publishableKey}`
      ) {
        headers.set("authorization", `Bearer ${anonKey}`);
      }
      const body = request.body ? await request.arrayBuffer() : null;
      const response = await fetch(`${address}${path}${search}`, {
        method: request.method,
        headers,
        body,
        redirect: "manual",
      });
      const answer = new Headers(response.headers);
      // `fetch` has decoded the body.
      for (const name of [
        "content-encoding",
        "content-length",
        "transfer-encoding",
        "connection",
      ]) {
        answer.delete(name);
      }
      return new Response(response.body, { status: response.status, headers: answer });
    },
    close: async () => {
      await standIn?.close();
      await db.close();
    },
  };
}
