/**
 * A database session. All values are read as text, so that the driver's type conversions do not
 * matter.
 */
export type Session = {
  query: (
    sql: string,
    values?: (string | null)[],
  ) => Promise<{ rows: Record<string, string | null>[] }>;
};

/**
 * Makes the text representation of values and names independent of the database's settings. Without
 * row_security, a role that may not see every row gets an error instead of some rows.
 */
const EXACT = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local search_path = '';
  set local row_security = off;
  set local statement_timeout = 0;
`;

/**
 * Runs work in one transaction; an exception rolls it back.
 *
 * @param mode e.g. "isolation level repeatable read read only"
 */
export async function transaction<T>(
  session: Session,
  work: () => Promise<T>,
  mode = "",
): Promise<T> {
  await session.query(`begin ${mode}`);
  try {
    const result = await work();
    await session.query("commit");
    return result;
  } catch (error) {
    // This fails as well if the connection is gone.
    await session.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** The same, with values written and read exactly. */
export function exactTransaction<T>(
  session: Session,
  mode: string,
  work: () => Promise<T>,
): Promise<T> {
  const exactly = async () => {
    for (const setting of EXACT.split(";").filter((line) => line.trim())) {
      await session.query(setting);
    }
    return work();
  };
  return transaction(session, exactly, mode);
}
