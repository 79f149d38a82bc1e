/** SQL that lifts all rate limits, for tests and measurements that write more than people do. */
export const LIFT_RATE_LIMITS =
  "update private.rate_limits set per_client = 1000000, per_network = 1000000, visitors_total = 5000000, accounts_total = 5000000;";
