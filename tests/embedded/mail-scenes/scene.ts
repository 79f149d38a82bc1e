/** What scenes of mails are made of. */

export type Said = { subject?: string; text: string };
export type Scene = {
  what: string;
  /** What has happened. */
  sql: string;
  /** A query whose first column is a mail, or a text. */
  asks: string;
  /** In English. */
  says: Said;
};
export type Row = Readonly<Record<string, string>>;

/** The id of whatever a scene is about. */
export const ID = "00000000-0000-4000-9000-000000000001";
export const OUTBOX = "00000000-0000-4000-9000-000000000002";
export const POST = "00000000-0000-4000-9000-100000000001";

/** When the consultation of a scene is. */
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

export const told = (kind: string, cause: string, more: Row = {}): string =>
  insert("private.outbox", {
    id: `'${OUTBOX}'`,
    kind: `'${kind}'`,
    cause: `'${cause}'`,
    cause_id: `'${ID}'`,
    ...more,
  });

export const toOwner = `select private.compose_mail('${OUTBOX}')`;
export const toClient = "select mail from private.outbox where recipient = 'clara@example.com'";
