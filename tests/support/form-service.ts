import { http, HttpResponse } from "msw";
import { onTestFinished } from "vitest";
import { env } from "@/lib/env";
import { server } from "./server";

const ENDPOINT = "https://forms.example.com/f/sample";

/**
 * Configures an external form service for this test.
 *
 * @param answer what the service says, by default that it took the form
 * @returns the JSON bodies it was sent, in order of arrival
 */
export function withFormService(
  answer: () => Response | Promise<Response> = () => HttpResponse.json({ ok: true }),
): unknown[] {
  const bodies: unknown[] = [];
  const before = env.formEndpoint;
  env.formEndpoint = ENDPOINT;
  onTestFinished(() => {
    env.formEndpoint = before;
  });
  server.use(
    http.post(ENDPOINT, async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
}
