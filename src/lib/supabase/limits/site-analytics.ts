// Read from the migrations by `npm run db:types`.
export const siteAnalyticsLimits = { page_path: { maxLength: 300 } } as const;
