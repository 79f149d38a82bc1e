import { Skeleton } from "@/components/ui/Skeleton";
import { t } from "@/lib/words";

const sections = [
  { name: "general", fields: 4 },
  { name: "features", fields: 4 },
  { name: "moderation", fields: 5 },
  { name: "consultations", fields: 7 },
  { name: "seo", fields: 3 },
  { name: "social", fields: 3 },
];

export function SettingsSkeleton() {
  return (
    <div role="status" aria-label={t("Loading settings")} className="grid gap-12 pb-16">
      {sections.map(({ name, fields }) => (
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
