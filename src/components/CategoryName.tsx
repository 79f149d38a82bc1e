/** Colours by category; an unknown one gets the colour of «General». */
const colours: Record<string, string> = {
  "AI Development": "bg-category-ai",
  Frontend: "bg-category-frontend",
  "Industry Insights": "bg-category-industry",
  "Machine Learning": "bg-category-learning",
};

type Props = { name: string };

/** A post's category with its colour. */
export function CategoryName({ name }: Props) {
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <span aria-hidden className={`size-2 ${colours[name] ?? "bg-category-general"}`} />
      {name}
    </span>
  );
}
