// Generated from the migrations by `npm run db:types`.
export const author_name_max_length = 80;
export const content_max_length = 2000;
