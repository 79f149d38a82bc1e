// Generated from the migrations by `npm run db:types`.
export const function_url_max_length = 300;
export const name_max_length = 60;
export const rows_max = 10;
export const url_max_length = 2000;
