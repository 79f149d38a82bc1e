import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import { List } from "@/components/ui/List";
import type { Service } from "@/content/services";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { twoDigits } from "@/sections";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

type Props = {
  service: Service;
  number: number;
  startButton: ComponentProps<typeof Button>;
};

/** One line of the rate card: the service, what it includes and its price. */
export function ServiceCard({ service, number, startButton }: Props) {
  const { formatDollars } = useFormats();
  return (
    <article className="grid gap-x-6 gap-y-5 border-t py-8 md:grid-cols-12 md:py-10">
      <div className="flex items-start gap-3 md:col-span-5">
        <p aria-hidden className="w-10 shrink-0 pt-2 label text-accent">
          {twoDigits(number)}
        </p>
        <div className="grid justify-items-start gap-3">
          <h2 {...asWritten(service.title)} className="font-serif text-headline">
            {service.title}
          </h2>
          <p {...asWritten(service.description)} className="max-w-[26.5em] text-ink-muted">
            {service.description}
          </p>
          {service.isMostPopular && <Badge tone="accent">{t("Most Popular")}</Badge>}
        </div>
      </div>
      <List className="grid content-start gap-2 max-md:ps-13 md:col-span-4 md:pt-2">
        {service.includes.map((item) => (
          <li
            key={item}
            {...asWritten(item)}
            className="relative ps-5 before:absolute before:inset-s-0 before:text-accent before:content-['–']"
          >
            {item}
          </li>
        ))}
      </List>
      <div className="flex flex-wrap items-end justify-between gap-4 max-md:ps-13 md:col-span-3 md:flex-col md:justify-start">
        <p className="flex items-baseline gap-2">
          <span className="label text-ink-muted">{t("from")}</span>
          <span className="font-serif text-headline tabular">
            {formatDollars(service.priceFrom)}
          </span>
        </p>
        <Button
          {...startButton}
          variant={service.isMostPopular ? "primary" : "secondary"}
          aria-label={t("Get Started: {title}", { title: service.title })}
        >
          {t("Get Started")}
        </Button>
      </div>
    </article>
  );
}
