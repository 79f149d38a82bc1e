import { SkillNeedle } from "@/components/SkillBar";
import { List } from "@/components/ui/List";
import { skillPercent, type SkillCategory, type SkillLevel } from "@/content/skills";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

type Props = { category: SkillCategory };

/** Names, bars and years share columns, so that all bars of a category have the same scale. */
const rowClass =
  "grid grid-cols-[1fr_auto_auto] gap-x-3 md:gap-x-4 md:grid-cols-[11rem_1fr_3.5rem_5rem] lg:grid-cols-[15rem_1fr_4rem_6rem]";

const levels: Record<SkillLevel, string> = {
  Expert: t("Expert"),
  Advanced: t("Advanced"),
  Proficient: t("Proficient"),
};
export function SkillChart({ category }: Props) {
  const { plural } = useFormats();
  return (
    <>
      <p {...asWritten(category.summary)} className="max-w-measure text-lead text-ink-muted">
        {category.summary}
      </p>
      <div className="mt-8">
        <div aria-hidden className={`${rowClass} label text-ink-muted max-md:hidden`}>
          <span />
          <span className="relative">
            {[0, 25, 50, 75, 100].map((mark) => (
              <span
                key={mark}
                className="absolute -translate-x-1/2 rtl:translate-x-1/2"
                style={{ insetInlineStart: `${mark}%` }}
              >
                {mark}
              </span>
            ))}
          </span>
          <span className="text-end">%</span>
          <span className="text-end">{t("Years")}</span>
        </div>
        <List aria-label={t("{name} skills", { name: category.name })} className="border-b md:mt-2">
          {category.skills.map(({ name, level, years }) => (
            <li key={name} className={`${rowClass} items-center border-t`}>
              <span className="flex flex-wrap items-baseline gap-x-3 pt-4 wrap-anywhere md:py-4">
                <span {...asWritten(name)}>{name}</span>{" "}
                <span className="label text-ink-muted">{levels[level]}</span>
              </span>
              <span
                aria-hidden
                className="relative flex items-center self-stretch border-e max-md:order-last max-md:col-span-3 max-md:h-8"
              >
                <span className="absolute inset-0 flex">
                  {[25, 50, 75, 100].map((mark) => (
                    <span key={mark} className="flex-1 border-s" />
                  ))}
                </span>
                <span className="block h-1.5 w-full">
                  <SkillNeedle percent={skillPercent(level)} />
                </span>
              </span>
              <span className="text-end label max-md:pt-4">
                {t("{percent}%", { percent: skillPercent(level) })}
              </span>
              <span className="text-end label text-ink-muted max-md:pt-4">
                {plural(years, { one: "{count} year", other: "{count} years" })}
              </span>
            </li>
          ))}
        </List>
      </div>
    </>
  );
}
