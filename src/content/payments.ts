import { t } from "@/lib/words";
export const paymentMethodIds = ["binance", "bep20", "trc20", "bitcoin"] as const;

export type PaymentMethodId = (typeof paymentMethodIds)[number];

export type PaymentMethod = {
  /** The label of the tab. */
  label: string;
  title: string;
  description: string;
  /** What can go wrong with this method. */
  warning: string;
  /** Shown, marked as not payable, until an account is configured in `.env`. */
  example: {
    account: string;
    username?: string;
    /** The source of the example, as the end of a sentence. */
    source: string;
  };
};

/** The payment methods, in the order of the tabs. The accounts are set in `.env`. */
export const paymentMethods: Record<PaymentMethodId, PaymentMethod> = {
  binance: {
    label: "Binance",
    title: "Binance Pay",
    description: t(
      "From one Binance account to another: at once, without a network fee. If scanning does not fill in the form, choose Pay, then Send, and type the pay ID.",
    ),
    warning: t("Compare the username that Binance shows with the one here before you confirm."),
    example: {
      account: "000000000",
      username: "example-account",
      source: t("nine zeros, which no account has"),
    },
  },
  bep20: {
    label: "BEP20",
    title: t("USDT on BNB Smart Chain"),
    description: t("Dollar tokens (USDT) over BNB Smart Chain. The fee is paid in BNB."),
    warning: t(
      "Send over BNB Smart Chain (BEP20) only. Tokens sent over another network do not arrive and cannot be fetched back.",
    ),
    example: {
      account: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      source: t("a test vector of EIP-55"),
    },
  },
  trc20: {
    label: "TRC20",
    title: t("USDT on TRON"),
    description: t("Dollar tokens (USDT) over TRON. The fee is paid in TRX."),
    warning: t(
      "Send over TRON (TRC20) only. Tokens sent over another network do not arrive and cannot be fetched back.",
    ),
    example: {
      account: "TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW",
      source: t("the worked example of TRON's documentation"),
    },
  },
  bitcoin: {
    label: "Bitcoin",
    title: "Bitcoin",
    description: t(
      "On the Bitcoin network itself. The first confirmation takes ten minutes on average.",
    ),
    warning: t(
      "Send bitcoin (BTC) only, and no Lightning payment. Fees change by the hour and can exceed a small sum.",
    ),
    example: {
      account: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      source: t("a test vector of BIP-173"),
    },
  },
};

/** US dollars. */
export const quickAmounts = [5, 10, 25, 50, 100] as const;
export const largestAmount = 10_000;

export const noteLength = 100;

export const safetyTips: readonly { title: string; text: string }[] = [
  {
    title: t("Compare both ends"),
    text: t(
      "Malware swaps addresses on the clipboard. Compare the first and the last six characters after pasting.",
    ),
  },
  {
    title: t("Match the network"),
    text: t(
      "The network chosen in your wallet must be the one named here. The wrong one loses the money.",
    ),
  },
  {
    title: t("Begin small"),
    text: t("Is it a larger sum? Send a few dollars first and ask whether they came."),
  },
  {
    title: t("There is no way back"),
    text: t(
      "A confirmed transfer cannot be undone. Nobody who is honest asks for your keys or your seed phrase.",
    ),
  },
];
