import { achievements } from "@/content/about";

export function Achievements() {
  return (
    <ol className="border-b">
      {achievements.map(({ year, title, text }) => (
        <li
          key={title}
          className="grid gap-x-6 gap-y-2 border-t py-7 first:border-t-0 first:pt-0 md:grid-cols-12 md:items-baseline"
        >
          <p className="font-serif text-headline text-accent tabular-nums md:col-span-2">{year}</p>
          <h2 className="font-serif text-title md:col-span-4">{title}</h2>
          <p className="max-w-measure text-ink-muted md:col-span-6">{text}</p>
        </li>
      ))}
    </ol>
  );
}
