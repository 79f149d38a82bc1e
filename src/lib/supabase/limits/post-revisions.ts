// Read from the migrations by `npm run db:types`.
export const postRevisionsLimits = { name: { maxLength: 100 } } as const;
