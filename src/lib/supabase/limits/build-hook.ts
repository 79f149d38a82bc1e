// Read from the migrations by `npm run db:types`.
export const buildHookLimits = { token: { maxLength: 500 }, url: { maxLength: 2000 } } as const;
