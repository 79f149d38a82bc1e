// Generated from the migrations by `npm run db:types`.
export const device_max_length = 100;
export const fields_max_bytes = 2000000;
