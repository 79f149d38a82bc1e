// Generated from the migrations by `npm run db:types`.
export const alt_max_length = 1000;
export const bytes_min = 1;
export const bytes_max = 10485760;
export const hash_pattern = "^[0-9a-f]{64}$";
export const height_min = 1;
export const height_max = 65535;
export const name_max_length = 200;
export const path_pattern = "^[0-9a-f-]{36}/[0-9]{1,5}x[0-9]{1,5}(-single)?$";
export const variants_max_items = 4;
export const width_min = 1;
export const width_max = 65535;
