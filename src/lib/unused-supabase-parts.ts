/**
 * Stands in for Realtime, Storage and Functions, which come with the Supabase client and which
 * this site does not use: about 20 KB that no visitor has to load. vite.config.ts puts it in their
 * place. Whoever needs one of them takes its name out there.
 */
class Unused {
  /** The client tells Realtime when the session changes. */
  setAuth(): void {}
}
class UnusedError extends Error {}

export { Unused as RealtimeClient, Unused as StorageClient, Unused as FunctionsClient };
export {
  UnusedError as StorageApiError,
  UnusedError as FunctionsError,
  UnusedError as FunctionsFetchError,
  UnusedError as FunctionsHttpError,
  UnusedError as FunctionsRelayError,
};
export const FunctionRegion = {};
