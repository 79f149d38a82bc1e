import { mapFields, type Field, type Values } from "../../src/lib/record.ts";

const VALUES: Values = {
  trimmed: "New",
  exact: "New.",
  names: ["new"],
  flag: true,
  integer: 7,
  decimal: 7.5,
  day: "2020-01-01",
  timestamp: "2020-01-01T00:00:00+00:00",
};

/** An example value for each field of a record. */
export function examplesOf<Row extends object>(record: {
  readonly [Name in keyof Row]: Field;
}): Row {
  return mapFields<Row>(record, ({ kind }) => VALUES[kind]);
}
