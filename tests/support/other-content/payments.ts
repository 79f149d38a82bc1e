export const paymentMethodIds = ["binance", "bep20", "trc20", "bitcoin"] as const;

export type PaymentMethodId = (typeof paymentMethodIds)[number];

export type PaymentMethod = {
  label: string;
  title: string;
  description: string;
  warning: string;
  example: { account: string; username?: string; source: string };
};

export const paymentMethods: Record<PaymentMethodId, PaymentMethod> = {
  binance: {
    label: "Exchange",
    title: "Pay from an exchange",
    description: "Inside Binance, from account to account.",
    warning: "Look at the name before you confirm.",
    example: { account: "111111111", username: "nobody-at-all", source: "nine ones" },
  },
  bep20: {
    label: "BNB Chain",
    title: "Dollars on BNB Chain",
    description: "USDT over BNB Smart Chain.",
    warning: "No other network than BNB Smart Chain.",
    example: {
      account: "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
      source: "a test vector of EIP-55",
    },
  },
  trc20: {
    label: "TRON",
    title: "Dollars on TRON",
    description: "USDT over TRON.",
    warning: "No other network than TRON.",
    example: {
      account: "TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW",
      source: "TRON's documentation",
    },
  },
  bitcoin: {
    label: "BTC",
    title: "Bitcoin, on chain",
    description: "It takes a while.",
    warning: "No Lightning here.",
    example: {
      account: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      source: "a test vector of BIP-173",
    },
  },
};

export const quickAmounts = [20, 40, 80] as const;
export const largestAmount = 5_000;

export const noteLength = 60;

export const safetyTips: readonly { title: string; text: string }[] = [
  { title: "Read it aloud", text: "The first and the last letters of the address." },
  { title: "Ask when in doubt", text: "A letter costs less than a transfer." },
];
