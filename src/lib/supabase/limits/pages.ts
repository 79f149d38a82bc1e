// Generated from the migrations by `npm run db:types`.
export const content_max_length = 200000;
export const description_max_length = 1000;
export const language_pattern = "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$";
export const path_excluded_pattern = "(^|/)(index|404|con|prn|aux|nul|com[0-9]|lpt[0-9])(/|$)";
export const path_max_length = 100;
export const path_pattern = "^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$";
export const position_min = 1;
export const position_max = 999;
export const source_max_length = 200000;
export const title_max_length = 200;
