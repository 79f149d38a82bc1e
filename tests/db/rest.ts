import { publishableKey } from "../../supabase/embedded/keys.ts";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";

export type Answer = { status: number; body: unknown };

/** Someone with a browser's developer tools: sends any request, with their own account or anonymously. */
export type Caller = (method: string, path: string, body?: object) => Promise<Answer>;

type Backend = Pick<EmbeddedBackend, "fetch">;
type From = { address?: string; token?: string; headers?: Record<string, string> };

/** A caller of the REST and Auth API, anonymous without a token; the headers are sent with every request, forged or not. */
export function caller(backend: Backend, from: From = {}): Caller {
  const { address = "127.0.0.1", token = publishableKey, headers = {} } = from;
  return async (method, path, body) => {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...headers,
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await backend.fetch(request, { peerAddress: address });
    const text = await response.text();
    // A calendar is text.
    const isJson = response.headers.get("content-type")?.includes("json") && text !== "";
    return { status: response.status, body: isJson ? JSON.parse(text) : text || null };
  };
}

/** The same, signed in with a password through the Auth API. */
export async function signedIn(backend: Backend, email: string, password: string): Promise<Caller> {
  const { body } = await caller(backend)("POST", "/auth/v1/token?grant_type=password", {
    email,
    password,
  });
  if (typeof body !== "object" || body === null || !("access_token" in body)) {
    throw new Error(`${email} cannot sign in: ${JSON.stringify(body)}`);
  }
  return caller(backend, { token: String(body.access_token) });
}

export function addComment(who: Caller, fields: object): Promise<Answer> {
  return who("POST", "/rest/v1/rpc/add_comment", { id: crypto.randomUUID(), ...fields });
}
