import http from "node:http";
import { onTestFinished } from "vitest";
import { listenLocally } from "../../scripts/lib/listen.ts";

/** Starts a server on this machine until the test is over, and returns its URL. */
export async function listenWith(answer: http.RequestListener): Promise<URL> {
  const server = http.createServer(answer);
  const port = await listenLocally(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${port}/`);
}
