import { expect, test } from "vitest";
import { isBitcoinAddress, isEvmAddress, isTronAddress } from "../../scripts/payment-addresses.ts";

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));

/** Every text that differs from the given one by one inserted, removed or replaced character. */
function* slipsOf(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at += 1) {
    const before = text.slice(0, at);
    for (const character of printable) yield before + character + text.slice(at);
    if (at === text.length) return;
    yield before + text.slice(at + 1);
    for (const character of printable) {
      if (character !== text[at]) yield before + character + text.slice(at + 1);
    }
  }
}

// https://eips.ethereum.org/EIPS/eip-55#test-cases
test.each([
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
  "0xde709f2102306220921060314715629080e2fb77",
  "0x27b1fdb04752bbc536007a920d24acb045561c26",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
])("%s from EIP-55 is a valid address", (address) => {
  expect(isEvmAddress(address)).toBe(true);
});

test.each([
  ["has no checksum", "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"],
  ["is all capitals", "0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED"],
  ["has no 0x", "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
  ["is too short", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe"],
  ["is empty", ""],
])("an EVM address that %s is refused", (_reason, address) => {
  expect(isEvmAddress(address)).toBe(false);
});

// https://github.com/tronprotocol/documentation, "User address generation"
test("the example in TRON's documentation is a valid address", () => {
  expect(isTronAddress("TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW")).toBe(true);
});

test.each([
  ["belongs to Bitcoin", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"],
  ["is in hexadecimal", "415a523b449890854c8fc460ab602df9f31fe4293f"],
  ["is empty", ""],
])("a TRON address that %s is refused", (_reason, address) => {
  expect(isTronAddress(address)).toBe(false);
});

test.each([
  ["P2PKH", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"],
  ["P2PKH of the first block", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
  ["P2SH", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
  // https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki#examples
  ["P2WPKH", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
  ["P2WSH", "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3"],
  // https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki#test-vectors-for-v0v16-native-segregated-witness-addresses
  ["P2WPKH in capitals", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"],
  ["P2TR", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"],
  [
    "version 1, 40 bytes",
    "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y",
  ],
  ["version 16, 2 bytes", "BC1SW50QGDZ25J"],
  ["version 2", "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs"],
])("a Bitcoin address may be %s", (_kind, address) => {
  expect(isBitcoinAddress(address)).toBe(true);
});

// The invalid test vectors of BIP-350, and the valid ones of other networks.
test.each([
  ["of another network", "tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut"],
  ["version 1 in bech32", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd"],
  ["version 16 in bech32", "BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL"],
  ["version 0 in bech32m", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh"],
  ["wrong in the checksum", "bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4"],
  ["of version 17", "BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R"],
  ["1 byte long", "bc1pw5dgrnzv"],
  ["41 bytes long", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav"],
  ["version 0, 16 bytes", "BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P"],
  ["mixed in case", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3t4"],
  ["over-padded", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf"],
  ["without data", "bc1gmk9yu"],
  ["of the test network", "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"],
  ["a test network's P2PKH", "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn"],
  ["a test network's P2SH", "2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc"],
  ["TRON's", "TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW"],
  ["empty", ""],
])("a Bitcoin address that is %s is refused", (_reason, address) => {
  expect(isBitcoinAddress(address)).toBe(false);
});

test.each([
  ["EIP-55", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", isEvmAddress],
  ["TRON", "TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW", isTronAddress],
  ["P2PKH", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", isBitcoinAddress],
  ["P2SH", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", isBitcoinAddress],
  ["bech32", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", isBitcoinAddress],
  ["bech32m", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0", isBitcoinAddress],
])("the check of %s detects every mistake in one character", (_kind, address, isValid) => {
  expect(isValid(address)).toBe(true);
  const slips = [...slipsOf(address)];
  expect(slips.length).toBeGreaterThan(address.length * 94 * 2);
  expect(slips.filter(isValid)).toEqual([]);
});
