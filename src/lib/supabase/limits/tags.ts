// Read from the migrations by `npm run db:types`.
export const tagsLimits = { name: { maxLength: 40 } } as const;
