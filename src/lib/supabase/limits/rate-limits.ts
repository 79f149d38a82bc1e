// Generated from the migrations by `npm run db:types`.
export const accounts_total_min = 0;
export const visitors_total_min = 0;
