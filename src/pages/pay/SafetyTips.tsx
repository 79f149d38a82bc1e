import { safetyTips } from "@/content/payments";

export function SafetyTips() {
  return (
    <section aria-labelledby="safety-tips" className="page-width pt-20">
      <h2 id="safety-tips" className="font-serif text-headline">
        Safety tips
      </h2>
      <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {safetyTips.map(({ title, text }, index) => (
          <li key={title} className="border-t pt-4">
            <p aria-hidden className="label text-accent">
              {String(index + 1).padStart(2, "0")}
            </p>
            <h3 className="mt-6 font-serif text-title">{title}</h3>
            <p className="mt-2 text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
