import { t } from "@/lib/words";
import { paths } from "@/paths";
import { warn, pass, link, type CheckResult } from "./check-result";

export function secondFactor(isOn: boolean): CheckResult {
  return isOn
    ? pass(t("It is on: a password alone does not open the admin area."))
    : warn(
        t("It is off."),
        t("Set it up on your {accountPage}.", {
          accountPage: link(t("account page"), paths.account),
        }),
      );
}

export function clients(areKnown: boolean): CheckResult {
  return areKnown
    ? pass(t("The database sees them, so each visitor has their own limits."))
    : warn(
        t("The database does not see them, so all visitors share one limit."),
        t("Have the proxy in front of it send x-forwarded-for."),
      );
}
