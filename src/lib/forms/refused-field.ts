/**
 * The field that a database constraint is about.
 *
 * @param constraint its name, `<table>_<field>_<rule>`; undefined or empty if no constraint
 * rejected the input
 * @param fields the form's fields, by name
 * @returns undefined if the form has no such field
 */
export function refusedField(constraint: string | undefined, fields: object): string | undefined {
  return Object.keys(fields)
    .filter((field) => constraint?.includes(`_${field}_`))
    .toSorted((one, other) => other.length - one.length)[0];
}
