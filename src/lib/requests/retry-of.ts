type Query = { refetch: () => unknown; isFetching: boolean };

/** What a message about a failed query needs to offer Retry. */
export function retryOf(query: Query): { onRetry: () => void; isRetrying: boolean } {
  return { onRetry: () => void query.refetch(), isRetrying: query.isFetching };
}
