import { expect, test, vi } from "vitest";
import { sourceServer } from "../../scripts/source-server.ts";

test("a build that follows is one for production", async () => {
  vi.stubEnv("NODE_ENV", undefined);
  const server = await sourceServer();
  try {
    expect(process.env).not.toHaveProperty("NODE_ENV");
  } finally {
    await server.close();
    vi.unstubAllEnvs();
  }
});
