/**
 * Before every id in an article: without it, an id could shadow a property of the document.
 */
export const ID_PREFIX = "user-content-";
