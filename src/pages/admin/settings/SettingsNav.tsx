import { Link, useNavigate } from "react-router-dom";
import { List } from "@/components/ui/List";
import { Options, SelectField } from "@/components/ui/SelectField";
import { t } from "@/lib/words";
import { sections } from "@/components/admin/settings-sections";
import { useSectionInView } from "./use-section-in-view";

/** The names of the sections, with the one in view marked: a list beside them, or a select above. */
export function SettingsNav() {
  const inView = useSectionInView();
  const navigate = useNavigate();

  function go(hash: string) {
    document.getElementById(hash)?.scrollIntoView();
    // The focus stays: in some browsers arrow keys change the choice at once.
    void navigate({ hash }, { replace: true });
  }

  return (
    <>
      <nav aria-label={t("Sections of the settings")} className="max-lg:hidden">
        <List className="sticky top-24 grid border-s text-sm">
          {sections.map(({ value, label }) => (
            <li key={value}>
              <Link
                to={{ hash: value }}
                aria-current={value === inView ? "location" : undefined}
                className="-ms-px block border-s py-1.5 ps-4 text-ink-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </List>
      </nav>
      <div
        data-keep-clear
        className="sticky top-14 z-10 -mx-4 border-b bg-paper px-4 py-2 md:-mx-8 md:px-8 lg:hidden short:static"
      >
        <SelectField
          label={t("Section of the settings")}
          isLabelHidden
          value={inView ?? sections[0]?.value}
          onChange={({ target }) => go(target.value)}
        >
          <Options of={sections} />
        </SelectField>
      </div>
    </>
  );
}
