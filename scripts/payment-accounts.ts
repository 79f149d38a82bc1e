import { loadEnv, type Plugin } from "vite";
import { isBitcoinAddress, isEvmAddress, isTronAddress } from "../src/lib/payments/addresses.ts";

/** Stands in a build for an account that failed its check. */
const UNAVAILABLE = "unavailable";

const checks: Record<string, (account: string) => boolean> = {
  // Binance documents no checksum: a slip can only be seen in the length or a letter.
  VITE_PAY_BINANCE_ID: (payId) => /^\d{6,12}$/.test(payId),
  VITE_PAY_BEP20: isEvmAddress,
  VITE_PAY_TRC20: isTronAddress,
  VITE_PAY_BITCOIN: isBitcoinAddress,
};

/**
 * Checks the accounts that payments go to when the site is started or built: better no payment
 * than a lost one. A wrong one is named on the terminal and does not get into the site, which
 * shows that way to pay as unavailable. Visitors need not load the code of the checksums.
 */
export function checkedPaymentAccounts(): Plugin {
  let wrong: string[] = [];
  return {
    name: "checked-payment-accounts",
    config({ root, envDir }, { mode }) {
      const directory = typeof envDir === "string" ? envDir : (root ?? process.cwd());
      const accounts = loadEnv(mode, directory, Object.keys(checks));
      wrong = Object.keys(checks).filter((name) => {
        const account = accounts[name]?.trim();
        return account && !checks[name]?.(account);
      });
      return {
        define: Object.fromEntries(
          wrong.map((name) => [`import.meta.env.${name}`, JSON.stringify(UNAVAILABLE)]),
        ),
      };
    },
    configResolved({ logger }) {
      for (const name of wrong) {
        logger.warn(`${name} fails its check, so /pay shows it as unavailable. Is it complete?`);
      }
    },
  };
}
