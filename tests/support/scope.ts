/** Whether this is `npm run test:full`, which has more of everything. */
export const isFull = process.env["TEST_SCOPE"] === "full";
