import http from "node:http";
import { onTestFinished } from "vitest";
import { listenLocally } from "../../scripts/listen.ts";

/** Has a server answer on this machine until the test is over, and returns its address. */
export async function listenWith(answer: http.RequestListener): Promise<URL> {
  const server = http.createServer(answer);
  const port = await listenLocally(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${port}/`);
}
