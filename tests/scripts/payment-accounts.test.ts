import { expect, test, vi } from "vitest";
import { checkedPaymentAccounts } from "../../scripts/payment-accounts.ts";
import { configWith } from "../support/config-with.ts";

/** What a site is built with instead of this account, and the warnings that its owner gets. */
function buildWith(name: string, account: string) {
  vi.stubEnv(name, account);
  return configWith(checkedPaymentAccounts());
}

test.each([
  ["VITE_PAY_BINANCE_ID", "1234567890"],
  ["VITE_PAY_BEP20", " 0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359 "],
  ["VITE_PAY_TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  ["VITE_PAY_BITCOIN", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
  ["VITE_PAY_BITCOIN", ""],
])("a valid %s stays unchanged: “%s”", async (name, account) => {
  const { define, warnings } = await buildWith(name, account);
  expect({ define, warnings }).toEqual({ define: {}, warnings: [] });
});

test.each([
  ["VITE_PAY_BINANCE_ID", "12345678O"],
  ["VITE_PAY_BEP20", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d358"],
  ["VITE_PAY_TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T"],
  ["VITE_PAY_BITCOIN", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz"],
])("an invalid %s does not get into the site, and the owner is warned", async (name, account) => {
  const { define, warnings } = await buildWith(name, account);
  expect(define).toEqual({ [`import.meta.env.${name}`]: '"unavailable"' });
  expect(warnings).toEqual([expect.stringContaining(`${name} fails its check`)]);
});
