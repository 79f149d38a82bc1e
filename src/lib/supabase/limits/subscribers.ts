// Generated from the migrations by `npm run db:types`.
export const email_max_bytes = 254;
