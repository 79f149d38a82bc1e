// Read from the migrations by `npm run db:types`.
export const subscribersLimits = { email: { maxBytes: 254 } } as const;
