import type { commentRow } from "./factories";
import { prepare } from "./table";

/**
 * Assigns comments of the embedded backend to the accounts that wrote them.
 * @param trusted email addresses of readers who are trusted
 */
export function setReaders(
  comments: readonly ReturnType<typeof commentRow>[],
  trusted: readonly string[] = [],
): void {
  prepare(async (run, { userId }) => {
    for (const [reader, written] of Map.groupBy(comments, (comment) => comment.reader)) {
      if (reader === undefined) continue;
      const account = await userId(reader);
      const ids = written.map(({ id }) => id);
      await run("update public.comments set user_id = $1 where id = any ($2)", [account, ids]);
      if (trusted.includes(reader))
        await run("insert into private.trusted_readers (user_id) values ($1)", [account]);
    }
  });
}
