import { page } from "@/components/lazy-page";

/** In a separate file, which a URL without a page does not load. */
export const CustomPageContent = page(() => import("./CustomPageContent"), "CustomPageContent");
