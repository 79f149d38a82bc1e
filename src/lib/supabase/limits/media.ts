// Read from the migrations by `npm run db:types`.
export const mediaLimits = {
  alt: { maxLength: 1000 },
  bytes: { min: 1, max: 10485760 },
  height: { min: 1, max: 65535 },
  name: { maxLength: 200 },
  variants: { maxItems: 4 },
  width: { min: 1, max: 65535 },
} as const;
