import { expect, test } from "vitest";
import { binancePayLink, bitcoinAmount, bitcoinUri } from "@/lib/payments/payment-links";

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
const nothing = { note: "" };

test("a Binance Pay link carries the pay id", () => {
  expect(binancePayLink("123456789", nothing)).toBe("https://pay.binance.com/en?payId=123456789");
});

test("a Binance Pay link carries amount and note where they are given", () => {
  const { searchParams } = new URL(
    binancePayLink("123456789", { usd: 12.5, note: "50% off & thanks #1 ä漢😀" }),
  );
  expect(Object.fromEntries(searchParams)).toEqual({
    payId: "123456789",
    amount: "12.5",
    currency: "USD",
    note: "50% off & thanks #1 ä漢😀",
  });
});

test("a Bitcoin link without wishes is the bare address", () => {
  expect(bitcoinUri(address, nothing, 80_000)).toBe(`bitcoin:${address}`);
});

test("a Bitcoin link gives the dollars as bitcoin", () => {
  expect(bitcoinUri(address, { usd: 25, note: "" }, 80_000)).toBe(
    `bitcoin:${address}?amount=0.0003125`,
  );
});

test("a Bitcoin link percent-encodes its label, a space as %20", () => {
  expect(bitcoinUri(address, { usd: 25, note: "Coffee & cake? 100% = ä" }, 80_000)).toBe(
    `bitcoin:${address}?amount=0.0003125&label=Coffee%20%26%20cake%3F%20100%25%20%3D%20%C3%A4`,
  );
});

test("without a rate a Bitcoin link leaves the amount out and its label says the dollars", () => {
  expect(bitcoinUri(address, { usd: 25, note: "Thanks" })).toBe(
    `bitcoin:${address}?label=Thanks%20(25%20USD)`,
  );
  expect(bitcoinUri(address, { usd: 12.5, note: "" })).toBe(`bitcoin:${address}?label=12.5%20USD`);
});

test("an amount below half a satoshi is left out and said in the label", () => {
  expect(bitcoinUri(address, { usd: 0.01, note: "" }, 10_000_000)).toBe(
    `bitcoin:${address}?label=0.01%20USD`,
  );
});

test("half of a character pair does not break a link", () => {
  expect(bitcoinUri(address, { note: "a\ud83d" })).toBe(`bitcoin:${address}?label=a%EF%BF%BD`);
});

test.each([
  [25, 80_000, "0.0003125"],
  [25, 81_234, "0.00030775"],
  [80_000, 80_000, "1"],
  [800_000, 80_000, "10"],
  [1_640_000, 80_000, "20.5"],
  [0.01, 100_000, "0.0000001"],
  [0.01, 1_000_000, "0.00000001"],
  [10_000, 3, "3333.33333333"],
])("%d dollars at %d are %s bitcoin", (usd, usdPerBitcoin, bitcoin) => {
  expect(bitcoinAmount(usd, usdPerBitcoin)).toBe(bitcoin);
});
