import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";

/**
 * Serves an embedded backend on a free local port while `work` runs.
 *
 * @param work receives the backend's URL
 */
export async function withApiOf<Result>(
  backend: EmbeddedBackend,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const fetch = (request: Request) => backend.fetch(request, { peerAddress: "127.0.0.1" });
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve(
    {
      fetch,
      hostname: "127.0.0.1",
      port: 0,
      overrideGlobalObjects: false,
      // The same process asks and answers: busy rendering for longer than the usual five seconds, it
      // would ask on a connection that it then closes.
      serverOptions: { keepAliveTimeout: 0 },
    },
    resolve,
  );
  const { port } = await promise;
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
  }
}
