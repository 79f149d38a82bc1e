import { expect, test } from "vitest";
import { createQueue } from "../../supabase/embedded/requests.ts";

/** Queues work while a first piece is running, and returns the order in which it was done. */
async function orderOf(names: string[]): Promise<string[]> {
  const { read, write } = createQueue();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const all = [
    write(() => first.promise),
    ...names.map((name) =>
      (name.startsWith("read") ? read : write)(async () => {
        await Promise.resolve();
        done.push(name);
      }),
    ),
  ];
  first.resolve();
  await Promise.all(all);
  return done;
}

test("a read waits for at most one of many writes, and a write does not wait for all reads", async () => {
  expect(await orderOf(["write 1", "write 2", "write 3", "read 1"])).toEqual([
    "read 1",
    "write 1",
    "write 2",
    "write 3",
  ]);
  expect(await orderOf(["read 1", "read 2", "read 3", "write 1"])).toEqual([
    "read 1",
    "write 1",
    "read 2",
    "read 3",
  ]);
});

test("one piece of work runs at a time, and a failure does not stop the next", async () => {
  const { read, write } = createQueue();
  let running = 0;
  let most = 0;
  const thrown = write(() => {
    throw new Error("at once");
  });
  await expect(thrown).rejects.toThrow("at once");
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, (_, n) =>
      (n % 2 === 0 ? read : write)(async () => {
        most = Math.max(most, (running += 1));
        await new Promise(setImmediate);
        running -= 1;
        if (n % 3 === 0) throw new Error(`${n} fails`);
        return n;
      }),
    ),
  );
  expect(most).toBe(1);
  expect(results.map(({ status }) => status === "fulfilled")).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
  ]);
});
