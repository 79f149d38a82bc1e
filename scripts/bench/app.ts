import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { sourceServer } from "../source-server.ts";
import type * as queries from "./queries.ts";

type Backend = Pick<EmbeddedBackend, "fetch" | "siteUrl">;
type Queries = Pick<typeof queries, "casesOf" | "signIn">;
/** A request and the number of rows it returned. */
type Traffic = { requests: number; rows: number };

/** Loads `queries.ts`, and with it src/data, through Vite. */
export async function loadQueries(
  siteUrl: string,
): Promise<Queries & { close: () => Promise<void> }> {
  const vite = await sourceServer({
    "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(siteUrl),
    "import.meta.env.VITE_SUPABASE_ANON_KEY": JSON.stringify(publishableKey),
  });
  const { casesOf, signIn } = await vite.ssrLoadModule("/scripts/bench/queries.ts");
  return { casesOf, signIn, close: () => vite.close() };
}

/**
 * Routes this process' requests to the backend without a socket, and stubs «save file».
 *
 * @returns a function that gives the requests since its last call
 */
export function actAsBrowser({ fetch, siteUrl }: Backend): () => Traffic {
  let traffic: Traffic = { requests: 0, rows: 0 };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(siteUrl)) throw new Error(`${request.url} is not the backend.`);
    const response = await fetch(request, { peerAddress: "127.0.0.1" });
    const text = await response.clone().text();
    const body: unknown = text ? JSON.parse(text) : null;
    traffic.requests += 1;
    if (Array.isArray(body)) traffic.rows += body.length;
    else if (typeof body === "object" && body) traffic.rows += 1;
    return response;
  };
  Object.assign(globalThis, { document: { createElement: () => ({ click: () => {} }) } });
  return () => {
    const seen = traffic;
    traffic = { requests: 0, rows: 0 };
    return seen;
  };
}
