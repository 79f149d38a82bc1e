import { Skeleton } from "@/components/ui/Skeleton";
import { t } from "@/lib/words";

/** How many fields it suggests in each section; the form is longer than a screen either way. */
const sections = { general: 4, features: 4, moderation: 5, consultations: 7, seo: 3, social: 3 };

export function SettingsSkeleton() {
  return (
    <div role="status" aria-label={t("Loading settings")} className="grid gap-12 pb-16">
      {Object.entries(sections).map(([name, fields]) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-6 border-t pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <Skeleton className="h-7 w-32" />
          <div className="grid max-w-2xl gap-6">
            {Array.from({ length: fields }, (_, index) => (
              <Skeleton key={index} className="h-18" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
