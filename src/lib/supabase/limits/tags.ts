// Generated from the migrations by `npm run db:types`.
export const name_max_length = 40;
