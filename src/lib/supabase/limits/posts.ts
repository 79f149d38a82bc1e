// Read from the migrations by `npm run db:types`.
export const author_name_max_length = 80;
export const content_max_length = 200000;
export const discussions_max_items = 10;
export const excerpt_max_length = 1000;
export const featured_image_max_length = 2000;
export const read_time_min = 1;
export const read_time_max = 1000;
export const revision_note_max_length = 300;
export const series_max_length = 80;
export const series_part_min = 1;
export const series_part_max = 999;
export const slug_max_length = 220;
export const source_max_length = 200000;
export const tags_max_length = 40;
export const tags_max_items = 20;
export const title_max_length = 200;
export const translation_key_max_length = 100;
