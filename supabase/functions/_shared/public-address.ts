import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** The special-purpose ranges that are not public (RFC 6890 and its successors). */
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
/** Special ranges within the public IPv6 space: tunnels, documentation. */
const SPECIAL_V6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;
/** Prefixes of IPv4 addresses in IPv6: mapped, and translated by IPv6-only networks. */
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

/** Whether a numeric IP address belongs to the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  // A zone, as in fe80::1%eth0, selects one of the machine's own networks.
  if (family === 0 || address.includes("%")) return false;
  if (family === 4) return !special.check(address);
  return publicV6.check(address, "ipv6") && !special.check(address, "ipv6");
}

/** The reason why a server is not contacted, as a sentence. */
export class AddressRefusal extends Error {}

/** Resolves the addresses of a name, like `lookup` of node:dns. */
export type Resolve = (
  name: string,
  options: { all: true; family: 0 },
  callBack: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A `lookup` function for a connection, which refuses a name if any of its addresses is not public. The
 * connection uses the checked address: a name that is resolved once for checking and again for connecting may
 * have another address by then.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (name, { all }, callBack) =>
    resolve(name, { all: true, family: 0 }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callBack(new AddressRefusal(`There is no server ${name}.`), []);
      if (!addresses.every(({ address }) => isPublic(address))) {
        return callBack(new AddressRefusal(`${name} is on a private network.`), []);
      }
      return all ? callBack(null, addresses) : callBack(null, first.address, first.family);
    });
}
