import { screen, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { paymentMethods } from "@/content/payments";
import { env } from "@/lib/env";
import { renderApp } from "../../support/render";

const labels = { binance: "Binance", bep20: "BEP20", trc20: "TRC20", bitcoin: "Bitcoin" } as const;

/** Opens a tab of a site built with these accounts. */
async function openConfigured(
  method: keyof typeof labels,
  accounts: Partial<typeof env.payTo> = {},
) {
  const before = { ...env.payTo };
  Object.assign(env.payTo, accounts);
  onTestFinished(() => void Object.assign(env.payTo, before));
  renderApp(`/pay?method=${method}`);
  return screen.findByRole("tabpanel", { name: labels[method] });
}

test.each(["binance", "bep20", "trc20", "bitcoin"] as const)(
  "until an account is set up, %s shows an example marked as not payable",
  async (method) => {
    const panel = await openConfigured(method);
    expect(within(panel).getByText("Do not pay here.")).toBeVisible();
    expect(within(panel).getByText("Example — do not pay")).toBeVisible();
    expect(within(panel).queryByRole("link")).not.toBeInTheDocument();
  },
);

test.each(["binance", "bep20", "trc20", "bitcoin"] as const)(
  "a published site without an account for %s shows no account, and no code",
  async (method) => {
    onTestFinished(() => void (env.isPublished = false));
    env.isPublished = true;
    const panel = await openConfigured(method);
    expect(within(panel).getByText(/ is not offered here$/)).toBeVisible();
    expect(panel).not.toHaveTextContent(paymentMethods[method].example.account);
    expect(within(panel).queryByRole("img")).not.toBeInTheDocument();
    expect(within(panel).queryByRole("button")).not.toBeInTheDocument();
  },
);

test.each([
  ["binance", "1234567890"],
  ["bep20", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"],
  ["trc20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  ["bitcoin", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
] as const)("a valid account for %s is shown without a warning", async (method, account) => {
  const panel = await openConfigured(method, { [method]: ` ${account} ` });
  expect(within(panel).getByText(account)).toBeVisible();
  // A pay ID has its own username or none.
  expect(within(panel).queryByText("Username")).not.toBeInTheDocument();
  expect(within(panel).queryByText(/do not pay/i)).not.toBeInTheDocument();
});

test.each([
  ["binance", "1234567890", "https://pay.binance.com/en?payId=1234567890"],
  ["bitcoin", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", "bitcoin:3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
] as const)("paying from this device uses the link of %s", async (method, account, link) => {
  const panel = await openConfigured(method, { [method]: account });
  expect(within(panel).getByRole("link", { name: link })).toHaveAttribute("href", link);
});

test.each([
  ["binance", "Binance Pay"],
  ["bep20", "USDT on BNB Smart Chain"],
  ["trc20", "USDT on TRON"],
  ["bitcoin", "Bitcoin"],
] as const)("an invalid account for %s is unavailable", async (method, title) => {
  const panel = await openConfigured(method, { [method]: "unavailable" });
  expect(within(panel).getByText(`${title} is unavailable`)).toBeVisible();
  expect(within(panel).queryByRole("img")).not.toBeInTheDocument();
  expect(within(panel).queryByRole("button")).not.toBeInTheDocument();
});

test("a configured username is shown", async () => {
  const panel = await openConfigured("binance", {
    binance: "1234567890",
    binanceUsername: "casey-sample",
  });
  expect(within(panel).getByText("casey-sample")).toBeVisible();
});
