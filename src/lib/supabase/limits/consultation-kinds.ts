// Generated from the migrations by `npm run db:types`.
export const currency_pattern = "^[A-Z]{3}$";
export const minutes_min = 15;
export const minutes_max = 480;
export const payment_hours_min = 1;
export const payment_hours_max = 336;
export const payment_link_max_length = 500;
export const place_min = 1;
export const place_max = 1000;
export const price_max_length = 60;
export const project_types_max_items = 6;
export const title_max_length = 100;
