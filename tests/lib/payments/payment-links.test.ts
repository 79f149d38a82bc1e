import { expect, test } from "vitest";
import { binancePayLink, bitcoinAmount, bitcoinUri } from "@/lib/payments/payment-links";

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
const nothing = { note: "" };

test("a Binance Pay link contains the pay id", () => {
  expect(binancePayLink("123456789", nothing)).toBe("https://pay.binance.com/en?payId=123456789");
});

test("a Binance Pay link contains the amount and note, if given", () => {
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

test.each<[string, { usd?: number; note: string }, number | undefined, string]>([
  ["without amount and note is the bare address", nothing, 80_000, ""],
  ["has the amount in bitcoin", { usd: 25, note: "" }, 80_000, "?amount=0.0003125"],
  [
    "percent-encodes its label, a space as %20",
    { usd: 25, note: "Coffee & cake? 100% = ä" },
    80_000,
    "?amount=0.0003125&label=Coffee%20%26%20cake%3F%20100%25%20%3D%20%C3%A4",
  ],
  ["without a rate names the dollars", { usd: 12.5, note: "" }, undefined, "?label=12.5%20USD"],
  [
    "without a rate names the dollars after its note",
    { usd: 25, note: "Thanks" },
    undefined,
    "?label=Thanks%20(25%20USD)",
  ],
  ["names less than half a satoshi", { usd: 0.01, note: "" }, 10_000_000, "?label=0.01%20USD"],
  ["survives half of a character pair", { note: "a\ud83d" }, undefined, "?label=a%EF%BF%BD"],
])("a Bitcoin link %s", (_, wishes, rate, rest) => {
  expect(bitcoinUri(address, wishes, rate)).toBe(`bitcoin:${address}${rest}`);
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
