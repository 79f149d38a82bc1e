import { Check } from "lucide-react";
import { Badge } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import type { Service } from "@/content/services";
import { formatDollars } from "@/lib/format";

type Props = { service: Service; onStart: () => void };

export function ServiceCard({ service, onStart }: Props) {
  return (
    <article className="flex h-full flex-col gap-5 p-6 md:p-8">
      <div className="flex min-h-6 items-start justify-between gap-4">
        <p className="label text-ink-muted">from {formatDollars(service.priceFrom)}</p>
        {service.isMostPopular && <Badge tone="accent">Most Popular</Badge>}
      </div>
      <h2 className="font-serif text-headline">{service.title}</h2>
      <p className="text-ink-muted">{service.description}</p>
      <ul className="grid gap-2">
        {service.includes.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <Check aria-hidden className="mt-1.5 size-4 shrink-0 text-accent" />
            {item}
          </li>
        ))}
      </ul>
      <Button
        variant={service.isMostPopular ? "primary" : "secondary"}
        className="mt-auto self-start"
        aria-label={`Get Started: ${service.title}`}
        onClick={onStart}
      >
        Get Started
      </Button>
    </article>
  );
}
