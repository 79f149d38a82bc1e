import { queryOptions } from "@tanstack/react-query";
import { readBuildInfo } from "@/lib/build-info";
import { toBackendError } from "@/lib/requests/to-backend-error";

/** The build info of the published site; null on the development server, which has no build. */
export function buildInfoQuery() {
  return queryOptions({
    queryKey: ["build-info"],
    queryFn: ({ signal }) =>
      readBuildInfo(signal).catch((error: unknown) => {
        throw toBackendError(error);
      }),
  });
}
