import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { EMBEDDED, embeddedSupabase, requireBackend } from "./supabase/embedded/vite-plugin.ts";

const source = new URL("./src", import.meta.url).pathname;

export default defineConfig(({ mode }) => ({
  // A build for the embedded backend must never be taken for the one to publish.
  build: {
    outDir: mode === EMBEDDED ? "dist-embedded" : "dist",
    // The PDF library and the transliteration are that large, and loaded only when asked for.
    chunkSizeWarningLimit: 700,
  },
  plugins: [react(), tailwindcss(), requireBackend(), embeddedSupabase()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${source}/` },
      {
        find: /^@supabase\/(realtime|storage|functions)-js$/,
        replacement: `${source}/lib/unused-supabase-parts.ts`,
      },
    ],
  },
  server: { host: "127.0.0.1" },
  preview: { host: "127.0.0.1" },
  test: {
    // The embedded backend logs every refusal, and its tests provoke many.
    silent: "passed-only",
    projects: [
      {
        extends: true,
        test: {
          name: "app",
          environment: "jsdom",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/embedded/**", "tests/db/**"],
          setupFiles: ["tests/support/setup.ts"],
          testTimeout: 30_000,
          // Whatever the owner has in .env, the tests talk to nobody outside.
          env: {
            VITE_SUPABASE_URL: "",
            VITE_SUPABASE_ANON_KEY: "test-key",
            VITE_FORM_ENDPOINT: "",
          },
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          environment: "node",
          include: ["tests/{embedded,db}/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}));
