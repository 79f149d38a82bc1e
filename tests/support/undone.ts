import type { PGlite } from "@electric-sql/pglite";

/** Works on the database in a transaction that is rolled back. */
export function undone<Result>(
  backend: { exclusive: <T>(work: (db: PGlite) => Promise<T>) => Promise<T> },
  work: (db: PGlite) => Promise<Result>,
): Promise<Result> {
  return backend.exclusive(async (db) => {
    await db.exec("begin");
    try {
      return await work(db);
    } finally {
      await db.exec("rollback");
    }
  });
}
