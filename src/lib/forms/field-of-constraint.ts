/**
 * The field that a database constraint is about.
 *
 * @param constraint its name, `<table>_<field>_<rule>`; undefined or empty if no constraint
 * rejected the input
 * @param fields the names of the form's fields
 * @returns undefined if the form has no such field
 */
export function fieldOfConstraint(
  constraint: string | undefined,
  fields: readonly string[],
): string | undefined {
  return fields
    .filter((field) => constraint?.includes(`_${field}_`))
    .toSorted((one, other) => other.length - one.length)[0];
}
