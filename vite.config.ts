import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { profile } from "./src/content/profile.ts";
import { fonts } from "./scripts/fonts/plugin.ts";
import { lateStart } from "./scripts/prerender/late-start.ts";
import { serviceWorker } from "./scripts/service-worker.ts";
import { staticHost } from "./scripts/prerender/static-host.ts";
import { budgetOfBytes } from "./scripts/weights/plugin.ts";
import { checkedPaymentAccounts } from "./scripts/payment-accounts.ts";
import { securityHeaders } from "./scripts/security-headers-plugin.ts";
import { siteAddress } from "./scripts/site-address.ts";
import { EMBEDDED, embeddedSupabase, requireBackend } from "./supabase/embedded/vite-plugin.ts";

const source = new URL("./src", import.meta.url).pathname;
const packages = new URL("./node_modules", import.meta.url).pathname;

/**
 * What all pages need stands in few files, what changes with every release apart from what does
 * not. The rest is divided by who needs it, so that no page brings what only others show.
 */
const chunks = [
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
  },
  {
    name: "radix",
    test: /node_modules\/@radix-ui\/(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-[a-z-]+))\//,
  },
  // What the entry imports, and what every page is made in: each brings what it imports itself.
  {
    name: "site",
    test: /\/src\/(App|SiteRouter|page-data|lib\/(new-version|after-page-load)|components\/Page)\.tsx?$/,
  },
];

export default defineConfig(({ command, mode }) => ({
  // A build for the embedded backend must never be taken for the one to publish.
  build: {
    outDir: mode === EMBEDDED ? "dist-embedded" : "dist",
    // The PDF library and the transliteration are that large, and loaded only when asked for.
    chunkSizeWarningLimit: 700,
    // Each file would name what every other needs. Pages name it (see code-ahead.ts), and links fetch ahead.
    modulePreload: false,
    rolldownOptions: {
      treeshake: {
        // Radix names its functions by calls that would keep what nobody uses.
        manualPureFunctions: ["__name"],
        propertyReadSideEffects: false,
      },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  plugins: [
    react(),
    tailwindcss(),
    requireBackend(),
    embeddedSupabase(),
    staticHost(),
    siteAddress(),
    mode !== EMBEDDED && checkedPaymentAccounts(),
    {
      name: "title",
      transformIndexHtml: (html) => html.replace("%OWNER%", profile.name),
    },
    lateStart(),
    fonts(),
    {
      // A component with a name for the developer tools is kept, whether it is used or not.
      name: "unnamed-components",
      transform: {
        filter: { id: /node_modules\/react-router\/dist/ },
        handler: (code) => ({
          code: code
            .replace(/^\w+\.displayName = .+;$/gm, "")
            .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1"),
          map: null,
        }),
      },
    },
    securityHeaders(),
    budgetOfBytes(),
    // Last: it is told what the finished pages hold.
    serviceWorker(),
  ],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${source}/` },
      // The one without warnings for developers; its package offers it to nobody.
      ...(command === "build"
        ? [
            {
              find: /^react-router$/,
              replacement: `${packages}/react-router/dist/production/index.mjs`,
            },
          ]
        : []),
      {
        find: /^@supabase\/(realtime|storage|functions)-js$/,
        replacement: `${source}/lib/unused-supabase-parts.ts`,
      },
    ],
  },
  server: { host: "127.0.0.1" },
  preview: { host: "127.0.0.1" },
}));
