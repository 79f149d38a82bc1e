/** Attributes of an article's elements that contain one URL. */
export const URL_ATTRIBUTES = ["href", "src", "poster", "cite"] as const;
