import http from "node:http";
import { listenLocally } from "../../scripts/lib/listen.ts";

/**
 * How a mail service responds: with a status, or not at all. "silent" accepts the email without responding,
 * "drops" accepts it and closes the connection, "vanishes" closes it without having accepted anything.
 */
type Manner = number | "silent" | "drops" | "vanishes";

/** A mail service that recognises repetitions by the header Idempotency-Key, as real ones do. */
export class MailService {
  /** The accepted emails, by key. */
  readonly taken = new Map<string, unknown>();
  /** The key of each request, in order of arrival. */
  readonly requests: string[] = [];
  private manners: Manner[] = [];
  private readonly server = http.createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const key = String(request.headers["idempotency-key"]);
      this.requests.push(key);
      const manner = this.manners.shift() ?? 200;
      const takes =
        manner === "silent" || manner === "drops" || (typeof manner === "number" && manner < 300);
      if (takes) this.taken.set(key, JSON.parse(body));
      if (manner === "drops" || manner === "vanishes") request.socket.destroy();
      else if (manner !== "silent")
        response
          .writeHead(manner, { "content-type": "application/json" })
          .end(`{"status": ${manner}}`);
    });
  });

  /** @returns its URL */
  async start(): Promise<string> {
    return `http://127.0.0.1:${await listenLocally(this.server)}/`;
  }

  /** Responds to the next requests like this, and accepts all emails after them. */
  answer(...manners: Manner[]): void {
    this.manners = manners;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
