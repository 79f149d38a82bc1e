/** Files of a build by their names, which do not change with their content. */

/** The app shell: the page for every path without a file, rendered in the browser. */
export const SHELL = "app.html";
/** The headers that Netlify and Cloudflare send. */
export const HEADERS = "_headers";
/** The service worker. */
export const WORKER = "sw.js";
