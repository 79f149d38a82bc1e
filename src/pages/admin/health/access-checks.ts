import { t } from "@/lib/words";
import { paths } from "@/paths";
import { attention, good, link, type Judgement } from "./judgement";

export function secondFactor(isOn: boolean): Judgement {
  return isOn
    ? good(t("It is on: a password alone does not open the admin area."))
    : attention(
        t("It is off."),
        t("Set it up on your {accountPage}.", {
          accountPage: link(t("account page"), paths.account),
        }),
      );
}

export function clients(areKnown: boolean): Judgement {
  return areKnown
    ? good(t("The database knows them, so each visitor has limits of their own."))
    : attention(
        t("The database is not told any, so all visitors share one limit."),
        t("Have the proxy before it send x-forwarded-for."),
      );
}
