import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { bech32, bech32m, createBase58check, type Bech32 } from "@scure/base";

const base58check = createBase58check(sha256);

/**
 * Whether the text is an address of an EVM chain such as BNB Smart Chain, with a valid checksum.
 * The checksum is in the capitalisation, so an address in lower case has none and is refused.
 *
 * Source: EIP-55, https://eips.ethereum.org/EIPS/eip-55
 *
 * @param text `0x` and 40 hexadecimal digits
 */
export function isEvmAddress(text: string): boolean {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1];
  if (!digits) return false;
  const plain = digits.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(plain)));
  const checked = Array.from(plain, (digit, index) =>
    parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return checked.join("") === digits;
}

/**
 * Whether the text is an address of the TRON main network, with a valid checksum.
 *
 * Source: "User address generation" in TRON's documentation,
 * https://github.com/tronprotocol/documentation
 *
 * @param text Base58Check of 0x41 and 20 bytes; begins with `T`
 */
export function isTronAddress(text: string): boolean {
  return base58Version(text) === 0x41;
}

/**
 * Whether the text is an address of the Bitcoin main network, with a valid checksum: P2PKH or P2SH in
 * Base58Check, or a segregated witness program in bech32 or bech32m.
 *
 * Sources: https://en.bitcoin.it/wiki/Base58Check_encoding, BIP-13, BIP-173, BIP-350
 *
 * @param text begins with `1`, `3` or `bc1`
 */
export function isBitcoinAddress(text: string): boolean {
  const version = base58Version(text);
  return version === 0x00 || version === 0x05 || isSegwitAddress(text);
}

/** Version byte of a Base58Check text with 20 bytes after it, undefined for any other text. */
function base58Version(text: string): number | undefined {
  try {
    const payload = base58check.decode(text);
    return payload.length === 21 ? payload[0] : undefined;
  } catch {
    return undefined;
  }
}

function isSegwitAddress(text: string): boolean {
  // Version 0 must be bech32 and later ones bech32m, see BIP-350; no text is valid as both.
  const first = witnessProgram(bech32, text);
  if (first) return first.version === 0 && (first.length === 20 || first.length === 32);
  const later = witnessProgram(bech32m, text);
  if (!later) return false;
  return later.version >= 1 && later.version <= 16 && later.length >= 2 && later.length <= 40;
}

function witnessProgram(
  coder: Bech32,
  text: string,
): { version: number; length: number } | undefined {
  const decoded = coder.decodeUnsafe(text);
  if (!decoded || decoded.prefix !== "bc") return undefined;
  const [version, ...words] = decoded.words;
  const program = coder.fromWordsUnsafe(words);
  return version === undefined || !program ? undefined : { version, length: program.length };
}
