// Read from the migrations by `npm run db:types`.
export const projectsLimits = {
  description: { maxLength: 1000 },
  end_date: { min: "1970-01-01", max: "2200-12-31" },
  github_url: { maxLength: 2000 },
  image_url: { maxLength: 2000 },
  live_url: { maxLength: 2000 },
  long_description_html: { maxLength: 200000 },
  long_description: { maxLength: 20000 },
  slug: { maxLength: 220 },
  start_date: { min: "1970-01-01", max: "2200-12-31" },
  technologies: { maxLength: 40, maxItems: 40 },
  title: { maxLength: 200 },
} as const;
