// Generated from the migrations by `npm run db:types`.
export const page_path_max_length = 300;
