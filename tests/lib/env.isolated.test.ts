import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

const example = readFileSync(".env.example", "utf8");

/** The configuration of a site with one line in .env. */
async function envWith(name: string, value: string) {
  vi.stubEnv(name, value);
  vi.resetModules();
  return (await import("@/lib/env")).env;
}

test.each([
  ["VITE_PAY_BINANCE_ID", "binance"],
  ["VITE_PAY_BINANCE_USERNAME", "binanceUsername"],
  ["VITE_PAY_BEP20", "bep20"],
  ["VITE_PAY_TRC20", "trc20"],
  ["VITE_PAY_BITCOIN", "bitcoin"],
] as const)("%s from .env.example receives %s payments", async (name, method) => {
  expect(example).toContain(`\n${name}=\n`);
  const { payTo } = await envWith(name, "the owner's");
  expect(payTo[method]).toBe("the owner's");
});

test.each([
  ["VITE_FORM_ENDPOINT", "formEndpoint"],
  ["VITE_RATE_URL", "rateUrl"],
  ["VITE_TURNSTILE_SITE_KEY", "turnstileKey"],
  ["VITE_SUPABASE_ANON_KEY", "backendKey"],
] as const)("%s from .env.example is the %s", async (name, setting) => {
  expect(example).toContain(`\n${name}=\n`);
  const env = await envWith(name, "https://service.example.com");
  expect(env[setting]).toBe("https://service.example.com");
});

test.each([
  ["VITE_FORM_ENDPOINT", "formEndpoint"],
  ["VITE_RATE_URL", "rateUrl"],
  ["VITE_TURNSTILE_SITE_KEY", "turnstileKey"],
] as const)("without %s no service is used", async (name, setting) => {
  expect((await envWith(name, ""))[setting]).toBe("");
});

test("the site's URL is the one it was built with, or else the one it is opened at", async () => {
  expect(example).toContain("\nVITE_SITE_URL=\n");
  const env = await envWith("VITE_SITE_URL", "https://example.com");
  expect(env.siteUrl()).toBe("https://example.com");
  vi.stubEnv("VITE_SITE_URL", "");
  expect(env.siteUrl()).toBe(window.location.origin);
});

test.each(["https://backend.example.com", "https://backend.example.com/"])(
  "requests and files go to the project at %s",
  async (url) => {
    const { backendUrl, filesUrl, isEmbedded } = await envWith("VITE_SUPABASE_URL", url);
    expect(backendUrl()).toBe("https://backend.example.com");
    expect(filesUrl).toBe("https://backend.example.com");
    expect(isEmbedded).toBe(false);
  },
);

test("without a project, requests and files go to the site's own origin", async () => {
  const { backendUrl, filesUrl, isEmbedded } = await envWith("VITE_SUPABASE_URL", "");
  expect(backendUrl()).toBe(window.location.origin);
  expect(filesUrl).toBe("");
  expect(isEmbedded).toBe(true);
});

test("a site for a hosted backend without a configured URL has none", async () => {
  const env = await envWith("VITE_SUPABASE_URL", "https://backend.example.com");
  expect(env.siteUrl()).toBe("");
});
