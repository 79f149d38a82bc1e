// Generated from the migrations by `npm run db:types`.
export const description_max_length = 1000;
export const end_date_min = "1970-01-01";
export const end_date_max = "2200-12-31";
export const github_url_max_length = 2000;
export const image_url_max_length = 2000;
export const live_url_max_length = 2000;
export const long_description_html_max_length = 200000;
export const long_description_max_length = 20000;
export const slug_max_length = 220;
export const slug_pattern = "^[a-z0-9]+(-[a-z0-9]+)*$";
export const slug_excluded_pattern = "^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$";
export const start_date_min = "1970-01-01";
export const start_date_max = "2200-12-31";
export const technologies_max_length = 40;
export const technologies_max_items = 40;
export const title_max_length = 200;
