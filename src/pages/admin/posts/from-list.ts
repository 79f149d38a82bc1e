import { useLocation } from "react-router-dom";
import { paths } from "@/paths";

/** The state for links to the editor: the list's search and filters, to return to. */
export function useFromList(): { list: string } {
  return { list: useLocation().search };
}

/** The URL of the list that the editor was opened from. */
export function useListPath(): string {
  const { list } = Object(useLocation().state);
  return typeof list === "string" ? paths.adminPosts + list : paths.adminPosts;
}
