// Read from the migrations by `npm run db:types`.
export const categoriesLimits = { name: { maxLength: 60 } } as const;
