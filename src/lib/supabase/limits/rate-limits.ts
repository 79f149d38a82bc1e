// Read from the migrations by `npm run db:types`.
export const rateLimitsLimits = { accounts_total: { min: 0 }, visitors_total: { min: 0 } } as const;
