/** The prefix of every id in an article. Without it, an id could shadow a property of the document. */
export const ID_PREFIX = "user-content-";
