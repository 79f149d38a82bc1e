/** Whether this is `npm run test:full`, which has more of everything. */
export const isFull = process.env["TEST_SCOPE"] === "full";

/**
 * The rows of a table that are tried for every change, by default its first; the full run tries
 * all.
 */
export function sample<Row>(
  rows: readonly Row[],
  isSampled: (row: Row, index: number) => boolean = (_, index) => index === 0,
): Row[] {
  return rows.filter((row, index) => isFull || isSampled(row, index));
}
