import type { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { onTestFinished } from "vitest";

/**
 * Lets programs that do not know PGlite connect to it as to any PostgreSQL, without a password, until the test is over.
 *
 * @returns its connection string
 */
export async function listen(db: PGlite): Promise<string> {
  const server = new PGLiteSocketServer({ db, host: "127.0.0.1", port: 0, maxConnections: 9 });
  await server.start();
  onTestFinished(() => server.stop());
  return `postgresql://postgres@${server.getServerConn()}/postgres`;
}
