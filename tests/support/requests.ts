import { http, HttpResponse } from "msw";
import { onTestFinished } from "vitest";
import { getClient } from "@/lib/supabase/client";
import { rest, server } from "./server";

/**
 * Responds to every POST to a table or function and records what was sent.
 * @param answer the backend's response, by default that it is stored
 * @returns the JSON bodies, in order of arrival
 */
export function recordPosts(
  name: string,
  answer: () => Response | Promise<Response> = () => new HttpResponse(null, { status: 201 }),
): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.post(rest(name), async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
}

/** Records the URLs of all requests to a table or function, from now on. */
export function recordRequests(name: string): URL[] {
  const asked: URL[] = [];
  const listen = ({ request }: { request: Request }) => {
    const address = new URL(request.url);
    if (address.pathname.endsWith(`/rest/v1/${name}`)) asked.push(address);
  };
  server.events.on("request:start", listen);
  onTestFinished(() => server.events.removeListener("request:start", listen));
  return asked;
}

/** Resolves once every request that the app has begun so far has reached the server. */
export async function earlierRequestsHaveArrived(): Promise<void> {
  const client = await getClient();
  await client.from("tags").select("name");
}

/** A response that is held back until `release` is called. */
export function heldBack<Answer>(answer: () => Answer) {
  const gate = Promise.withResolvers<void>();
  return {
    release: () => gate.resolve(),
    answer: async () => {
      await gate.promise;
      return answer();
    },
  };
}
