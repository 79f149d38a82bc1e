import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "@/components/ErrorBoundary";

const failure = new Error("the page broke");
let isBroken = true;

function Fragile() {
  if (isBroken) throw failure;
  return <p>All is well.</p>;
}

const page = (resetKey: string) => (
  <ErrorBoundary resetKey={resetKey}>
    <Fragile />
  </ErrorBoundary>
);

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

/** React and the site both tell the developer; nothing else may. */
function expectFailureToBeLogged() {
  const { calls } = vi.spyOn(console, "error").mock;
  expect(calls).not.toHaveLength(0);
  for (const call of calls) expect(call).toContain(failure);
  vi.spyOn(console, "error").mockClear();
}

test("a broken page shows an error, and offers to reload or to go home", () => {
  render(page("/broken"));

  expect(
    screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }),
  ).toBeVisible();
  expect(document.title).toBe("Unexpected Application Error!");
  expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
  const home = screen.getByRole("link", { name: "Back to Home" });
  expect(home).toHaveAttribute("href", "/");
  expect(home, "loads the site again").toHaveAttribute("target", "_self");
  expectFailureToBeLogged();
});

test("a broken part of a page is replaced by its fallback, or by nothing", () => {
  const onError = vi.fn<() => void>();
  const { container } = render(
    <ErrorBoundary fallback={null} onError={onError}>
      <Fragile />
    </ErrorBoundary>,
  );

  expect(container).toBeEmptyDOMElement();
  expect(onError).toHaveBeenCalledOnce();
  expectFailureToBeLogged();
});

test("a new URL renders the page again, the same one does not", () => {
  const { rerender } = render(page("/broken"));
  isBroken = false;

  rerender(page("/broken"));
  expect(screen.queryByText("All is well.")).not.toBeInTheDocument();
  rerender(page("/other"));
  expect(screen.getByText("All is well.")).toBeVisible();
  expect(screen.queryByText("Unexpected Application Error!")).not.toBeInTheDocument();
  expectFailureToBeLogged();
});
