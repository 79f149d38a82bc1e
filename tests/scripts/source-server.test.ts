import { expect, onTestFinished, test, vi } from "vitest";
import { sourceServer } from "../../scripts/lib/source-server.ts";

test("the source server leaves NODE_ENV unset, so that a later build is one for production", async () => {
  vi.stubEnv("NODE_ENV", undefined);
  const server = await sourceServer();
  try {
    expect(process.env).not.toHaveProperty("NODE_ENV");
  } finally {
    await server.close();
  }
});

test("modules of the site do not access Node's localStorage, which would print a warning", async () => {
  const asked = vi.spyOn(globalThis, "localStorage", "get");
  onTestFinished(() => asked.mockRestore());
  const server = await sourceServer();
  onTestFinished(() => server.close());
  await server.ssrLoadModule("/src/pages/admin/health/checks.ts");
  expect(asked).not.toHaveBeenCalled();
});
