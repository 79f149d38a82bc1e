import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useAuth } from "@/auth/use-auth";

function Nobody() {
  return useAuth().user?.email;
}

test("the auth state outside its provider is refused in words", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);

  expect(() => render(<Nobody />)).toThrow("useAuth must be used within an AuthProvider");
  complaint.mockClear();
});
