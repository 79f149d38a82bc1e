// Read from the migrations by `npm run db:types`.
export const commentsLimits = {
  author_name: { maxLength: 80 },
  content: { maxLength: 2000 },
} as const;
