import { createServer } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { withDatabase } from "../../scripts/backup/open.ts";
import { inTransaction, type Session } from "../../scripts/backup/session.ts";
import { asOwner } from "../../scripts/content/owner.ts";
import { READY } from "./postgres-socket.ts";

/** A server that greets, and is gone with the first query. */
async function leavingServer(): Promise<string> {
  const server = createServer((socket) => {
    socket.once("data", () => {
      socket.write(READY);
      socket.once("data", () => socket.destroy());
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return `postgresql://postgres@127.0.0.1:${address.port}/postgres`;
}

test("a connection that is lost is an error to be said, and does not end the program", async () => {
  vi.stubEnv("DATABASE_URL", await leavingServer());
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(withDatabase("backup", ({ session }) => session.query("select 1"))).rejects.toThrow(
    "Connection terminated unexpectedly",
  );
});

/** A connection that is gone when something is asked in a transaction, and cannot even roll it back. */
const lost: Session = {
  query: async (sql) => {
    if (/^set|rollback/.test(sql)) throw new Error(sql === "rollback" ? "not queryable" : "gone");
    return { rows: [{ claims: "{}" }] };
  },
};
const work = () => lost.query("set something");

test.each([
  ["a transaction", () => inTransaction(lost, "read only", work)],
  ["the owner's work", () => asOwner(lost, work)],
])("what %s failed with is said, not that it could not be rolled back", async (_what, run) => {
  await expect(run()).rejects.toThrow("gone");
});
