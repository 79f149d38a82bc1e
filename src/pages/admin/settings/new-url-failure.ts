import type { Notice } from "@/lib/notify";
import { BackendError } from "@/lib/requests/backend-error";
import { t } from "@/lib/words";

/**
 * The toast if no new secret URL was created. Without a response, it may have been, and the former one have become
 * invalid.
 *
 * @param title of a refusal, above its message
 */
export function newUrlFailure(title: string): (error: Error) => Notice {
  return (error) =>
    error instanceof BackendError && !error.isRefusal
      ? {
          title: t("It is not known whether the address was created"),
          description: t("A former one may no longer work. Create a new one."),
        }
      : { title, description: error.message };
}
