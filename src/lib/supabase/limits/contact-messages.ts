// Generated from the migrations by `npm run db:types`.
export const email_max_length = 200;
export const message_max_length = 5000;
export const name_max_length = 100;
export const subject_max_length = 200;
