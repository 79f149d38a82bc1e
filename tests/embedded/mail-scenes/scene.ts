/** Building blocks of email scenes. */

export type Content = { subject?: string; text: string };
export type Scene = {
  title: string;
  /** SQL for what happened before. */
  sql: string;
  /** A query whose first column is an email or a text. */
  query: string;
  /** In English. */
  expected: Content;
};
export type Row = Readonly<Record<string, string>>;

/** The id of a scene's subject. */
export const ID = "00000000-0000-4000-9000-000000000001";
export const OUTBOX = "00000000-0000-4000-9000-000000000002";
export const POST = "00000000-0000-4000-9000-100000000001";

/** The time of a scene's consultation. */
export const CLOCK = "Tuesday, 24 December 2030, 15:00";
export const WHEN = `${CLOCK} (Europe/Berlin)`;
export const START = "'2030-12-24T14:00Z'";
export const FOOT = "\n\n-- \nRobin\n";

/** Columns with their values as SQL. */
export function insert(table: string, row: Row): string {
  return `insert into ${table} (${Object.keys(row).join(", ")}) values (${Object.values(row).join(", ")});`;
}

export const request = (row: Row): string => insert("public.consultation_requests", row);
export const asked = {
  id: `'${ID}'`,
  name: "'Clara'",
  email: "'clara@example.com'",
  project_type: "'other'",
  message: "'Our kilns.'",
};
export const scheduled = { ...asked, status: "'scheduled'", scheduled_for: START };
export const unpaid = {
  amount: "49.5",
  currency: "'EUR'",
  payment_reference: "'C-1'",
  payment_hours: "30",
  held_until: START,
};

export const queueMail = (kind: string, cause: string, more: Row = {}): string =>
  insert("private.outbox", {
    id: `'${OUTBOX}'`,
    kind: `'${kind}'`,
    cause: `'${cause}'`,
    cause_id: `'${ID}'`,
    ...more,
  });

export const toOwner = `select private.compose_mail('${OUTBOX}')`;
export const toClient = "select mail from private.outbox where recipient = 'clara@example.com'";
