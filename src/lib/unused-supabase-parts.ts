/**
 * Stands in for Realtime, Storage and Functions, which come with the Supabase client and which
 * this site does not use: about 20 KB that no visitor has to load. vite.config.ts puts it in their
 * place. Whoever needs one of them takes its name out there.
 */
export class RealtimeClient {
  /** Called by the client when the session changes. */
  setAuth(): void {}
}
export class StorageClient {}
export class FunctionsClient {}

export class StorageApiError extends Error {}
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export const FunctionRegion = {};
