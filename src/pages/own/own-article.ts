import { page } from "@/components/lazy-page";

/** In a file of its own, so that an address without a page does not load it. */
export const OwnArticle = page(() => import("./OwnArticle"), "OwnArticle");
