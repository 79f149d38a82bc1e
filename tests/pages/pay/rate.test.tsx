import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, onTestFinished, test, vi } from "vitest";
import { env } from "@/lib/env";
import { heldBack } from "../../support/requests";
import { renderApp } from "../../support/render";
import { server } from "../../support/server";
import { scanPage, serveRate } from "./pay-page";

const bare = "bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
const noRate =
  "The bitcoin rate could not be fetched: the amount is left out of the link, and its label says $25.";

async function openWith25Dollars() {
  const { user } = renderApp("/pay?method=bitcoin");
  await user.click(await screen.findByRole("button", { name: "$25" }));
  return { user };
}

test("the amount in dollars is converted at a rate shown with its time", async () => {
  serveRate(81_234.56);
  await openWith25Dollars();

  expect(await screen.findByText(`${bare}?amount=0.00030775`)).toBeVisible();
  expect(screen.getByText("0.00030775")).toBeVisible();
  const line = screen.getByText(/at \$81,234\.56 for one bitcoin, the rate of/);
  expect(line).toHaveTextContent("$25 at $81,234.56 for one bitcoin");
  expect(line.querySelector("time")).toHaveAttribute("datetime", "2026-11-20T09:30:00.000Z");
  await waitFor(async () => expect(await scanPage()).toBe(`${bare}?amount=0.00030775`));
});

test("no rate is requested without an amount, nor for another payment method", async () => {
  const asked = vi.fn<() => void>();
  server.use(
    http.get("https://mempool.space/*", () => {
      asked();
      return HttpResponse.error();
    }),
  );
  const { user } = renderApp("/pay?method=bitcoin");
  expect(await scanPage()).toBe(bare);
  await user.click(screen.getByRole("tab", { name: "TRC20" }));
  await user.click(screen.getByRole("button", { name: "$25" }));
  expect(await screen.findByRole("button", { name: "Copy Amount in USDT" })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test("without a configured rate service nothing is requested, and the page explains it", async () => {
  const { rateUrl } = env;
  env.rateUrl = "";
  onTestFinished(() => void (env.rateUrl = rateUrl));
  await openWith25Dollars();
  expect(
    await screen.findByText(
      "Bitcoin rates are not fetched here: the amount is left out of the link, and its label says $25.",
    ),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  await waitFor(async () => expect(await scanPage()).toBe(`${bare}?label=25%20USD`));
});

test("until the rate is loaded, the label in the link contains the dollars", async () => {
  const rate = heldBack(() => HttpResponse.json({ time: 1_795_167_000, USD: 80_000 }));
  server.use(http.get("https://mempool.space/*", rate.answer));
  await openWith25Dollars();

  expect(await screen.findByText("Fetching the bitcoin rate…")).toBeVisible();
  expect(screen.getByText(`${bare}?label=25%20USD`)).toBeVisible();
  rate.release();
  expect(await screen.findByText(`${bare}?amount=0.0003125`)).toBeVisible();
});

test.each([
  ["cannot be reached", () => HttpResponse.error()],
  ["refuses", () => HttpResponse.json({ time: 1_795_167_000, USD: 80_000 }, { status: 429 })],
  ["does not respond with JSON", () => HttpResponse.text("<html>")],
  ["responds in another format", () => HttpResponse.json({ data: { rates: { USD: "80000" } } })],
  ["has no price", () => HttpResponse.json({ time: 1_795_167_000, USD: 0 })],
])(
  "with a rate service that %s, the amount is left out, and the page explains it",
  async (_why, answer) => {
    server.use(http.get("https://mempool.space/*", answer));
    const { user } = await openWith25Dollars();

    expect(await screen.findByText(noRate)).toBeVisible();
    await waitFor(async () => expect(await scanPage()).toBe(`${bare}?label=25%20USD`));

    serveRate(80_000);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText(`${bare}?amount=0.0003125`)).toBeVisible();
    expect(screen.queryByText(noRate)).not.toBeInTheDocument();
  },
);

test("a rate service that does not respond is given up after 9 seconds", async () => {
  server.use(http.get("https://mempool.space/*", heldBack(() => HttpResponse.error()).answer));
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) =>
    milliseconds === 9_000 ? AbortSignal.abort() : timeout(milliseconds),
  );
  await openWith25Dollars();
  expect(await screen.findByText(noRate)).toBeVisible();
});
