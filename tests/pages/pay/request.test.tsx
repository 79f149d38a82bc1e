import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { readDraft } from "@/lib/drafts/draft-store";
import { renderApp, shownAddress } from "../../support/render";
import { scanPage, serveRate } from "./pay-page";
import { fill } from "../../support/fill";

const amountField = () => screen.findByRole("spinbutton", { name: "Amount in USD (optional)" });
const noteField = () => screen.findByRole("textbox", { name: "Note (optional)" });
const link = () => screen.getByText(/^https:\/\/pay\.binance\.com/).textContent;

test("four payment methods are listed in order, and the first is selected", async () => {
  renderApp("/pay");
  const tabs = await screen.findByRole("tablist", { name: "Ways to pay" });
  const names = within(tabs).getAllByRole("tab");

  expect(names.map((tab) => tab.textContent)).toEqual(["Binance", "BEP20", "TRC20", "Bitcoin"]);
  expect(names[0]).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("heading", { level: 1, name: "Pay / Donate" })).toBeVisible();
  expect(screen.getByRole("region", { name: "Safety tips" })).toBeVisible();
});

test("the payment method is in the URL", async () => {
  const { user } = renderApp("/pay?method=trc20");
  const tab = await screen.findByRole("tab", { name: "TRC20" });
  expect(tab).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("tabpanel", { name: "TRC20" })).toHaveTextContent("USDT on TRON");

  await user.click(screen.getByRole("tab", { name: "BEP20" }));
  expect(shownAddress()).toBe("/pay?method=bep20");
  await user.click(screen.getByRole("tab", { name: "Binance" }));
  expect(shownAddress()).toBe("/pay");
});

test("a quick amount fills in the field, and clears it when pressed again", async () => {
  const { user } = renderApp("/pay");
  const amount = await amountField();
  const group = screen.getByRole("group", { name: "Quick sums in USD" });
  const chips = within(group).getAllByRole("button");
  expect(chips.map((chip) => chip.textContent)).toEqual(["$5", "$10", "$25", "$50", "$100"]);

  const chip = screen.getByRole("button", { name: "$25" });
  await user.click(chip);
  expect(amount).toHaveValue(25);
  expect(chip).toHaveAttribute("aria-pressed", "true");
  expect(link()).toBe("https://pay.binance.com/en?payId=000000000&amount=25&currency=USD");

  await user.click(chip);
  expect(amount).toHaveValue(null);
  expect(chip).toHaveAttribute("aria-pressed", "false");
  expect(link()).toBe("https://pay.binance.com/en?payId=000000000");
});

test("a note is limited to 100 characters", async () => {
  const { user } = renderApp("/pay");
  const note = await noteField();
  expect(note).toHaveAttribute("maxlength", "100");
  await user.click(note);
  await user.paste("x".repeat(120));
  expect(note).toHaveValue("x".repeat(100));
  expect(screen.getByText("100 / 100")).toBeVisible();
});

test.each([
  // Cents need no leading zero, and zero is not an amount.
  [".5", "&amount=0.5&currency=USD"],
  ["0", ""],
])("an amount of %s is accepted as intended", async (typed, added) => {
  const { user } = renderApp("/pay?method=unknown");
  const amount = await amountField();
  await user.type(amount, typed);
  expect(amount).toBeValid();
  expect(link()).toBe(`https://pay.binance.com/en?payId=000000000${added}`);
});

test.each(["-5", "0.001", "10001", "1e3", "1e9"])("an amount of %s is refused", async (typed) => {
  const { user } = renderApp("/pay");
  const amount = await amountField();
  await fill(user, amount, typed);

  expect(amount).toHaveAccessibleDescription(
    "Enter an amount from $0.01 to $10,000, with at most two decimals. Until then it is left out.",
  );
  expect(amount).toBeInvalid();
  expect(link()).toBe("https://pay.binance.com/en?payId=000000000");
});

test("the typed text is kept after a reload, on every tab", async () => {
  const { user } = renderApp("/pay");
  await user.type(await amountField(), "42");
  await fill(user, await noteField(), "Invoice 7");

  cleanup();
  serveRate(80_000);
  renderApp("/pay?method=bitcoin");
  expect(await amountField()).toHaveValue(42);
  expect(await noteField()).toHaveValue("Invoice 7");
  expect(await screen.findByText(/amount=0\.000525&label=Invoice%207$/)).toBeVisible();
});

test("the code of a token contains the address only, and the page explains what to type", async () => {
  const { user } = renderApp("/pay?method=bep20");
  await user.type(await amountField(), "5");
  await fill(user, await noteField(), "Thanks");

  expect(await scanPage()).toBe("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
  expect(
    screen.getByText(
      "The code contains only the address: enter the amount in your wallet. Transfers on this network cannot carry a note.",
    ),
  ).toBeVisible();
});

test("amount and note of a link are filled in, and removed from the URL", async () => {
  renderApp("/pay?amount=49.5&note=C-1A2B3C4D&method=binance");
  await waitFor(async () => expect(await amountField()).toHaveValue(49.5));
  expect(await noteField()).toHaveValue("C-1A2B3C4D");
  expect(link()).toBe(
    "https://pay.binance.com/en?payId=000000000&amount=49.5&currency=USD&note=C-1A2B3C4D",
  );
  expect(shownAddress()).toBe("/pay?method=binance");
});

test("an invalid amount in a link is ignored", async () => {
  renderApp("/pay?amount=%3Cb%3E&note=C-1A2B3C4D");
  await waitFor(async () => expect(await noteField()).toHaveValue("C-1A2B3C4D"));
  expect(readDraft("pay-amount")).toBeFalsy();
  expect(await amountField()).toHaveValue(null);
});
