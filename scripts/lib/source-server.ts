import path from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { root } from "./root.ts";

/**
 * Starts Vite without a port, to load modules that Node cannot load by itself: those of src/, and modules that
 * import them. Close it when none of them is used any more, because they may load others later.
 *
 * @param define replacements, as in a build
 */
export async function sourceServer(define: Record<string, string> = {}): Promise<ViteDevServer> {
  const { NODE_ENV } = process.env;
  const server = await createServer({
    root,
    configFile: false,
    envDir: false,
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { "@": path.join(root, "src") } },
    // Nothing is stored here, and Node warns about its own.
    define: { localStorage: "undefined", ...define },
  });
  // Vite sets "development" for the whole process, and a build that follows would use React's development code.
  if (NODE_ENV === undefined) delete process.env["NODE_ENV"];
  else process.env["NODE_ENV"] = NODE_ENV;
  return server;
}
