// Read from the migrations by `npm run db:types`.
export const consultationRequestsLimits = {
  company: { maxLength: 200 },
  email: { maxLength: 200 },
  message: { maxLength: 5000 },
  name: { maxLength: 100 },
  reply: { maxLength: 5000 },
} as const;
