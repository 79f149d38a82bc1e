// Read from the migrations by `npm run db:types`.
export const contactMessagesLimits = {
  email: { maxLength: 200 },
  message: { maxLength: 5000 },
  name: { maxLength: 100 },
  subject: { maxLength: 200 },
} as const;
