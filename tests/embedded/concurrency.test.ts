// @module-tag full
import { beforeAll, expect, test } from "vitest";
import { demoOwner } from "../../supabase/embedded/keys.ts";
import { fixtureBackend } from "./fixture.ts";

let backend: Awaited<ReturnType<typeof fixtureBackend>>;
beforeAll(async () => {
  backend = await fixtureBackend();
});

test("concurrent requests never run with each other's rights", async () => {
  const people = [
    { client: backend.asAnon(), role: "anon", id: null },
    ...(await Promise.all(
      ["ada@example.com", demoOwner.email].map(async (email) => ({
        client: await backend.as(email),
        role: "authenticated",
        id: await backend.userId(email),
      })),
    )),
  ];

  const wrong: unknown[] = [];
  const rounds = Array.from({ length: 60 }, (_, round) =>
    people.map(async ({ client, role, id }) => {
      const answer = await client.rpc("whoami");
      if (answer.data?.role !== role || answer.data.id !== id) wrong.push(answer);
      // Every third request fails, because a rollback is where a role could be left set.
      const title = round % 3 === 0 ? "longer than twenty characters" : "parallel";
      const wrote = await client.from("notes").insert({ title }).select("author, written_as");
      const note = wrote.data?.[0];
      if (note && (note.author !== id || note.written_as !== role)) wrong.push(note);
      if (!note && wrote.error?.code !== "23514") wrong.push(wrote.error);
    }),
  );
  await Promise.all(rounds.flat());
  expect(wrong).toEqual([]);

  const { rows } = await backend.db.query(
    "select count(*)::int from notes where title = 'parallel'",
  );
  expect(rows).toEqual([{ count: 40 * people.length }]);
});

test("work on the database between requests runs as superuser", async () => {
  const answers: unknown[] = [];
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      await backend.asAnon().rpc("whoami");
      answers.push(
        await backend.exclusive(async (db) => (await db.query("select current_user")).rows),
      );
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['[{"current_user":"postgres"}]']),
  );
});

test("a client that sends its body slowly does not block others", async () => {
  const neverEnding = { method: "POST", body: new ReadableStream(), duplex: "half" };
  const slow = new Request("http://localhost/rest/v1/notes", neverEnding);
  void backend.fetch(slow, { peerAddress: null });
  expect((await backend.asAnon().rpc("whoami")).status).toBe(200);
});
