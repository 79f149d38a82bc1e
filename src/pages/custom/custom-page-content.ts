import { page } from "@/components/lazy-page";

/** In a separate file, so that a URL without a page does not load it. */
export const CustomPageContent = page(() => import("./CustomPageContent"), "CustomPageContent");
