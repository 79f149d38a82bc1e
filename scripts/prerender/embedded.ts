import { createAdaptorServer } from "@hono/node-server";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { listenLocally } from "../lib/listen.ts";

/**
 * Serves a backend on a free local port while `work` runs.
 *
 * @param work receives the backend's URL
 */
export async function withApiOf<Result>(
  backend: Pick<EmbeddedBackend, "fetch">,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createAdaptorServer({
    fetch: (request) => backend.fetch(request, { peerAddress: "127.0.0.1" }),
    overrideGlobalObjects: false,
    // Client and server share this process: when rendering blocks it for longer than the default
    // of five seconds, the client would reuse a connection that the server then closes.
    serverOptions: { keepAliveTimeout: 0 },
  });
  const port = await listenLocally(server);
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
  }
}
