// Generated from the migrations by `npm run db:types`.
export const consultation_counts_search_max_length = 200;
export const like_pattern_search_max_length = 200;
export const like_patterns_search_max_length = 200;
export const message_counts_search_max_length = 200;
export const record_build_response_failure_max_length = 300;
export const record_delivery_said_max_length = 300;
export const save_working_copy_on_device_max_length = 100;
export const search_articles_asked_max_length = 200;
