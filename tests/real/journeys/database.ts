import { openDatabase } from "../database.ts";
import { servicesFromEnvironment } from "../services.ts";

/** Runs one statement on the services' database, as a superuser. */
export async function query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const database = await openDatabase(servicesFromEnvironment().postgres);
  try {
    const { rows } = await database.query<Row>(sql, values);
    return rows;
  } finally {
    await database.close();
  }
}
