import { createServer, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { listenLocally } from "../../scripts/listen.ts";

/** https://www.postgresql.org/docs/17/protocol-message-formats.html: codes in place of a version. */
const SSL_REQUEST = 80_877_103;
export const READY = Buffer.concat([
  Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]), // AuthenticationOk
  Buffer.from([0x5a, 0, 0, 0, 5, 0x49]), // ReadyForQuery, idle
]);

/** Lets programs that know nothing of PGlite speak to it as to any PostgreSQL, without a password. */
export async function listen(db: PGlite): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    void converse(db, socket);
  });
  const port = await listenLocally(server);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

async function converse(db: PGlite, socket: Socket): Promise<void> {
  let pending = Buffer.alloc(0);
  let isStarted = false;
  for await (const chunk of socket) {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      // Only the first messages come without a letter for their type.
      const lengthAt = isStarted ? 1 : 0;
      if (pending.length < lengthAt + 4) break;
      const end = lengthAt + pending.readInt32BE(lengthAt);
      if (pending.length < end) break;
      const message = pending.subarray(0, end);
      pending = pending.subarray(end);
      if (isStarted) {
        if (message[0] === 0x58) return void socket.end();
        socket.write(await db.execProtocolRaw(message));
      } else if (message.readInt32BE(4) === SSL_REQUEST) {
        socket.write("N");
      } else {
        isStarted = true;
        socket.write(READY);
      }
    }
  }
}
