// Read from the migrations by `npm run db:types`.
export const draftNotesLimits = {
  name: { maxLength: 80 },
  note: { maxLength: 1000 },
  paragraph: { min: 0, max: 100000 },
  quote: { maxLength: 80 },
} as const;
