/**
 * What the build was configured with. An unset or relative address means the embedded backend at
 * the site's own address.
 */
const configuredUrl = import.meta.env.VITE_SUPABASE_URL;

export const env = {
  backendUrl: () =>
    configuredUrl?.startsWith("http") ? configuredUrl : new URL(window.location.origin).origin,
  backendKey: import.meta.env.VITE_SUPABASE_ANON_KEY ?? "",
  formEndpoint: import.meta.env.VITE_FORM_ENDPOINT ?? "",
  isDevelopment: import.meta.env.DEV,
};
