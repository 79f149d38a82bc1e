import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** What the registries of special addresses keep for machines among themselves (RFC 6890 and its successors). */
const SPECIAL_V4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;
/** Of the addresses with IPv6 that are public otherwise: tunnels, documentation. */
const SPECIAL_V6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;
/** Before an address with IPv4: as it is mapped, and as networks with IPv6 alone translate it. */
const MAPPED = "::ffff:";
const TRANSLATED = "64:ff9b::";

const special = new BlockList();
const publicV6 = new BlockList();
for (const [network, bits] of SPECIAL_V4) {
  special.addSubnet(network, bits);
  special.addSubnet(TRANSLATED + network, 96 + bits, "ipv6");
}
for (const [network, bits] of SPECIAL_V6) special.addSubnet(network, bits, "ipv6");
publicV6.addSubnet("2000::", 3, "ipv6");
publicV6.addSubnet(`${MAPPED}0.0.0.0`, 96, "ipv6");
publicV6.addSubnet(`${TRANSLATED}0.0.0.0`, 96, "ipv6");

/** Whether an address, as numbers, is one of the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  // A zone, as in fe80::1%eth0, says which of the machine's own networks is meant.
  if (family === 0 || address.includes("%")) return false;
  if (family === 4) return !special.check(address);
  return publicV6.check(address, "ipv6") && !special.check(address, "ipv6");
}

/** Why a server is not asked, in a sentence. */
export class AddressRefusal extends Error {}

/** Asks for the addresses of a name, as `lookup` of node:dns does. */
export type Resolve = (
  name: string,
  options: { all: true; family: 0 },
  answer: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * For a connection: looks a name up, and refuses it if an address of it is not public. The connection takes what was
 * checked: a name that is looked up once to be checked and once more to connect may have another address by then.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (name, { all }, answer) =>
    resolve(name, { all: true, family: 0 }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return answer(new AddressRefusal(`There is no server ${name}.`), []);
      if (!addresses.every(({ address }) => isPublic(address))) {
        return answer(new AddressRefusal(`${name} is on a private network.`), []);
      }
      return all ? answer(null, addresses) : answer(null, first.address, first.family);
    });
}
