import { Link } from "react-router-dom";
import { List } from "@/components/ui/List";
import { services } from "@/content/services";
import { testimonials } from "@/content/testimonials";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { Section, type SectionProps } from "./Section";
import { Testimonials } from "./Testimonials";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

export function ServicesSection({ number }: SectionProps) {
  const { formatDollars } = useFormats();
  return (
    <Section
      id="services"
      label={`${number} — ${t("Services")}`}
      title={t("What I offer, and what it costs")}
      more={{ to: paths.services, label: t("How I work") }}
    >
      <List>
        {services.map(({ title, description, priceFrom }) => (
          <li key={title} className="border-t last:border-b">
            <Link
              to={paths.services}
              className="group grid gap-x-8 gap-y-1 py-5 md:grid-cols-12 md:items-baseline"
            >
              <h3
                {...asWritten(title)}
                className="font-serif text-title transition-colors duration-150 group-hover:text-accent md:col-span-4"
              >
                {title}
              </h3>
              <p {...asWritten(description)} className="text-ink-muted md:col-span-6">
                {description}
              </p>
              <p className="label md:col-span-2 md:text-end">
                {t("from {dollars}", { dollars: formatDollars(priceFrom) })}
              </p>
            </Link>
          </li>
        ))}
      </List>
      {testimonials.length > 0 && <Testimonials number={number} testimonials={testimonials} />}
    </Section>
  );
}
