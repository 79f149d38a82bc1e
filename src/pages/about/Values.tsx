import { values } from "@/content/about";

export function Values() {
  return (
    <ol className="grid gap-x-6 gap-y-12 sm:grid-cols-2">
      {values.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[3rem_1fr]">
          <span aria-hidden className="pt-1 label text-accent">
            {String(index + 1).padStart(2, "0")}
          </span>
          <div>
            <h2 className="font-serif text-headline">{title}</h2>
            <p className="mt-3 max-w-[29.2em] text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
