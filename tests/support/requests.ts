import { http, HttpResponse } from "msw";
import { onTestFinished } from "vitest";
import { getClient } from "@/lib/supabase/client";
import { rest, server } from "./server";

type Answer = Response | undefined;

/**
 * Records what is sent by every POST to a table or function.
 * @param answer the backend's response; by default, or if it is undefined, that of whatever else is served
 * @returns the JSON bodies, in order of arrival
 */
export function recordPosts(
  name: string,
  answer: () => Answer | Promise<Answer> = () => undefined,
): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.post(rest(name), async ({ request }) => {
      bodies.push(await request.clone().json());
      return answer();
    }),
  );
  return bodies;
}

/** The response of a backend that has stored what was sent. */
export const stored = () => new HttpResponse(null, { status: 201 });

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
