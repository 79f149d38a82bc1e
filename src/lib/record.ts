import type { FormInput } from "@/lib/forms/input-from";

/*
 * A record, such as a post, is described once: in `record.ts` of its folder in src/data/, with all columns that the
 * owner writes. Forms, the comparison of versions, the files of pull and push, and test rows are derived from it.
 * Visitors' pages do not load it: what they query is in `public.ts` beside it. Scripts load it, so except for types it
 * imports nothing by `@`.
 */

/** The kinds of fields, with the types of their non-null values. */
export type Values = {
  /** Without surrounding white space. */
  trimmed: string;
  /** Exactly as typed. */
  exact: string;
  names: string[];
  flag: boolean;
  integer: number;
  decimal: number;
  /** `2026-11-24`. */
  day: string;
  /** ISO 8601. */
  timestamp: string;
};
type KindOf<Value> = {
  [Kind in keyof Values]: NonNullable<Value> extends Values[Kind] ? Kind : never;
}[keyof Values];

type Described<Kind, Value> = {
  /** Its label in forms and comparisons of versions; fields without one are not compared. */
  label?: string;
  /** Its name in files, whose fields are in the order of the record. */
  file?: string;
  kind: Kind;
  /** The stored value if nothing is typed. */
  default: Value;
  /** For a text that must not be empty: the message if it is. */
  required?: string;
  /** A flag that is inverted in files, and true if they do not mention it. */
  isInverted?: true;
  /** Whether it is part of the text: revisions and copies include it. */
  isText?: true;
};
export type Field = Described<keyof Values, unknown>;
export type Fields = Readonly<Record<string, Field>>;
export type RecordOf<Row> = {
  readonly [Name in keyof Row]: Described<KindOf<Row[Name]>, Readonly<Row[Name]>>;
};

/** The texts of the owner's list of records. */
export type ListTexts = { label: string; loading: string; none: string; failure: string };
/** The texts of a list of records that are edited in a dialog, and of that dialog. */
export type RecordTexts = {
  create: string;
  save: string;
  back: string;
  loading: string;
  list: ListTexts;
};

/** A row with the value computed for each field. */
export function mapFields<Row extends object>(
  record: { readonly [Name in keyof Row]: Field },
  valueOf: (field: Field, name: string) => unknown,
): Row {
  const row: Partial<Row> = {};
  for (const name in record) Reflect.set(row, name, valueOf(record[name], name));
  if (!hasAll(row, record)) throw new TypeError("A field has got no value.");
  return row;
}

function hasAll<Row extends object>(row: Partial<Row>, record: object): row is Row {
  return Object.keys(record).every((name) => Object.hasOwn(row, name));
}

export function emptyInput<Row extends object>(record: RecordOf<Row>): FormInput<Row> {
  return mapFields<FormInput<Row>>(record, ({ kind, default: value }) =>
    kind === "integer" || kind === "decimal" ? "" : (value ?? ""),
  );
}

/** A stored row as form input. */
export function inputOfRow<Row extends object>(record: RecordOf<Row>, row: Row): FormInput<Row> {
  return mapFields<FormInput<Row>>(record, (_, name) => {
    const value: unknown = Reflect.get(row, name);
    return typeof value === "number" ? String(value) : (value ?? "");
  });
}

/** The row to store for a form's input: trimmed, with the default for what is empty or no number. */
export function rowOf<Row extends object>(record: RecordOf<Row>, input: FormInput<Row>): Row {
  return mapFields<Row>(record, ({ kind, default: value }, name) => {
    const typed: unknown = Reflect.get(input, name);
    if (typeof typed !== "string" || kind === "exact") return typed;
    if (kind !== "integer" && kind !== "decimal") return typed.trim() || value;
    const number = kind === "integer" ? Number.parseInt(typed, 10) : Number.parseFloat(typed);
    return Number.isNaN(number) ? value : number;
  });
}

/** How a record is edited whose form has a field for each column and nothing else. */
export function modelOf<Row extends object>(record: RecordOf<Row>) {
  return {
    fresh: emptyInput(record),
    inputOf: (row: Row) => inputOfRow(record, row),
    fieldsOf: (input: FormInput<Row>) => rowOf(record, input),
    record,
  };
}

/** The messages of the texts that are empty and must not be, by field. */
export function missingIn(record: Fields, input: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, { required }]) => {
      const typed: unknown = Reflect.get(input, name);
      return required !== undefined && typeof typed === "string" && !typed.trim()
        ? [[name, required]]
        : [];
    }),
  );
}

/** The columns that have a field in files, each with its name there. */
export function inFiles(record: Fields) {
  return Object.entries(record).flatMap(([column, { file, ...field }]) =>
    file === undefined ? [] : Object.assign(field, { column, file }),
  );
}

/** The columns set by the fields of a file. Missing ones have their default. */
export function columnsOf(record: Fields, head: object): Record<string, unknown> {
  return Object.fromEntries(
    inFiles(record).map(({ column, file, default: value, isInverted }) => {
      const stored: unknown = Reflect.get(head, file);
      return [column, isInverted ? !stored : (stored ?? value)];
    }),
  );
}

/** The sort orders of the owner's lists; the first is the default. */
export const recordSorts = ["newest", "oldest", "edited", "title"] as const;
export type RecordSort = (typeof recordSorts)[number];

/** A save of an edited or a new record. */
export type Save<Fields> = {
  id: string;
  fields: Fields;
  /** `updated_at` of the version the edit started from; null for a new row. */
  baseVersion: string | null;
  /** The inputs of failed saves of this edit: one may have been stored and its response lost. */
  attempts: readonly Fields[];
};
