/**
 * The field that a constraint of the database is about.
 *
 * @param constraint its name, `<table>_<field>_<rule>`; undefined or empty where none refused the input
 * @param labels those of the form's fields
 * @returns undefined when the form has no such field
 */
export function refusedField(constraint: string | undefined, labels: object): string | undefined {
  return Object.keys(labels)
    .filter((field) => constraint?.includes(`_${field}_`))
    .toSorted((one, other) => other.length - one.length)[0];
}
