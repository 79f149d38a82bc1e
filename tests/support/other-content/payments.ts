export const paymentMethodIds = ["binance", "bep20", "trc20", "bitcoin"] as const;

export type PaymentMethodId = (typeof paymentMethodIds)[number];

export type PaymentMethod = {
  label: string;
  title: string;
  description: string;
  warning: string;
  example: { account: string; username?: string; source: string };
};

// Networks, their examples and the limits are the site's own.
export const paymentMethods: Record<PaymentMethodId, PaymentMethod> = {
  binance: {
    label: "Binance",
    title: "Binance Pay",
    description: "Inside Binance, from account to account.",
    warning: "Look at the name before you confirm.",
    example: { account: "000000000", username: "example-account", source: "nine zeros" },
  },
  bep20: {
    label: "BEP20",
    title: "USDT on BNB Smart Chain",
    description: "USDT over BNB Smart Chain.",
    warning: "No other network than BNB Smart Chain.",
    example: {
      account: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      source: "a test vector of EIP-55",
    },
  },
  trc20: {
    label: "TRC20",
    title: "USDT on TRON",
    description: "USDT over TRON.",
    warning: "No other network than TRON.",
    example: {
      account: "TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW",
      source: "TRON's documentation",
    },
  },
  bitcoin: {
    label: "Bitcoin",
    title: "Bitcoin",
    description: "It takes a while.",
    warning: "No Lightning here.",
    example: {
      account: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      source: "a test vector of BIP-173",
    },
  },
};

export const quickAmounts = [5, 10, 25, 50, 100] as const;
export const largestAmount = 10_000;

export const noteLength = 100;

export const safetyTips: readonly { title: string; text: string }[] = [
  { title: "Read it aloud", text: "The first and the last letters of the address." },
  { title: "Ask when in doubt", text: "A letter costs less than a transfer." },
];
