import type { Plugin } from "vite";
import { settingsOf } from "./lib/load-settings.ts";
import { isBitcoinAddress, isEvmAddress, isTronAddress } from "./payment-addresses.ts";

/** Replaces an account that failed its check. */
const UNAVAILABLE = "unavailable";

/** The validators, by the variable in `.env`. */
export const accountChecks: Record<string, (account: string) => boolean> = {
  // Binance documents no checksum, so only length and digits can be checked.
  VITE_PAY_BINANCE_ID: (payId) => /^\d{6,12}$/.test(payId),
  VITE_PAY_BEP20: isEvmAddress,
  VITE_PAY_TRC20: isTronAddress,
  VITE_PAY_BITCOIN: isBitcoinAddress,
};

/** The names of the settings whose payment account fails its check; empty and missing ones are not errors. */
export function wrongAccounts(settings: Record<string, string | undefined>): string[] {
  return Object.keys(accountChecks).filter((name) => {
    const account = settings[name];
    return account && !accountChecks[name]?.(account);
  });
}

/**
 * Checks the payment accounts when the site is started or built: better no payment than a lost one.
 * An invalid account is reported on the terminal, and the site shows its payment method as
 * unavailable. Visitors do not load the checksum code.
 */
export function checkedPaymentAccounts(): Plugin {
  let wrong: string[] = [];
  return {
    name: "checked-payment-accounts",
    config(config, { mode }) {
      wrong = wrongAccounts(settingsOf(config, mode, Object.keys(accountChecks)));
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
