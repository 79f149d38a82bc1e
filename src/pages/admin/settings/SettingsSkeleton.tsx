import { Skeleton } from "@/components/ui/Skeleton";
import { t } from "@/lib/words";

/** How many fields it suggests in each section; the form is longer than a screen either way. */
const sections = [4, 4, 5, 7, 3, 3];

export function SettingsSkeleton() {
  return (
    <div role="status" aria-label={t("Loading settings")} className="grid gap-12 pb-16">
      {sections.map((fields, index) => (
        <div
          key={index}
          className="grid gap-x-8 gap-y-6 border-t pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <Skeleton className="h-7 w-32" />
          <div className="grid max-w-2xl gap-6">
            {Array.from({ length: fields }, (_, field) => (
              <Skeleton key={field} className="h-18" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
