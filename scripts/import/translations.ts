import { loss } from "./source.ts";
import type { Planned } from "./plan.ts";

/**
 * Links the articles that a source marks as translations of each other: the others refer to the id of the
 * first, as on the site. Only one per language.
 *
 * @param siteLanguage the default of articles
 */
export function joinTranslations(plan: readonly Planned[], siteLanguage: string): void {
  const groups = Map.groupBy(plan, ({ incoming }) => incoming.translations?.group);
  for (const [group, members] of groups) {
    if (group) join(members, siteLanguage);
  }
}

function join(members: readonly Planned[], siteLanguage: string): void {
  const original = members.find(({ page }) => page === undefined);
  const taken = new Set<string>();
  for (const { head, page, incoming, notes } of members) {
    const lost = (message: string) => notes.push(loss("translations", message));
    const key = incoming.translations?.declaredKey;
    const language = head.language || siteLanguage;
    if (members.length === 1) {
      if (key) lost(`“${key}” is named by nothing else that comes`);
    } else if (page !== undefined) {
      lost("are not linked, as pages have none");
    } else if (taken.has(language)) {
      lost(`are not linked: one of them is in ${language} already`);
    } else {
      taken.add(language);
      if (head.id !== original?.head.id) head.translation_key = original?.head.id;
    }
  }
}
