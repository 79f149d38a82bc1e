// Generated from the migrations by `npm run db:types`.
export const name_max_length = 80;
export const note_max_length = 1000;
export const paragraph_min = 0;
export const paragraph_max = 100000;
export const quote_max_length = 80;
