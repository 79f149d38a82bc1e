// Read from the migrations by `npm run db:types`.
export const workingCopiesLimits = {
  device: { maxLength: 100 },
  fields: { maxBytes: 2000000 },
} as const;
