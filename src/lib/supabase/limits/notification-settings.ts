// Generated from the migrations by `npm run db:types`.
export const digest_hour_min = 0;
export const digest_hour_max = 23;
export const key_header_pattern = "^[A-Za-z][A-Za-z0-9-]{0,60}$";
export const mail_url_max_length = 300;
export const recipient_max_length = 200;
export const repeat_hours_min = 0;
export const repeat_hours_max = 24;
export const sender_max_length = 300;
export const site_url_max_length = 300;
export const template_max_length = 5000;
export const url_max_length = 2000;
export const key_max_length = 500;
