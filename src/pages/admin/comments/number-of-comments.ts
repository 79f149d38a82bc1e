import { countOf } from "@/lib/format/dates-and-numbers";

/** «Comment» or «2 Comments», as toasts begin. */
export function numberOfComments({ length }: readonly unknown[]): string {
  return length === 1 ? "Comment" : countOf(length, "Comment");
}
