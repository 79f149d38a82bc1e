// Generated from the migrations by `npm run db:types`.
export const token_max_length = 500;
export const token_pattern = "^[!-~]+$";
export const url_max_length = 2000;
