// Read from the migrations by `npm run db:types`.
export const postsLimits = {
  author_name: { maxLength: 80 },
  content: { maxLength: 200000 },
  excerpt: { maxLength: 1000 },
  featured_image: { maxLength: 2000 },
  read_time: { min: 1, max: 1000 },
  revision_note: { maxLength: 300 },
  series: { maxLength: 80 },
  series_part: { min: 1, max: 999 },
  slug: { maxLength: 220 },
  source: { maxLength: 200000 },
  tags: { maxLength: 40, maxItems: 20 },
  title: { maxLength: 200 },
} as const;
