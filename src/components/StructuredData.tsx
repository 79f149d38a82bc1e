type Props = {
  /** The result of `jsonLd`. */
  json: string;
};

/** Structured data of a page, as a script element that browsers do not run. */
export function StructuredData({ json }: Props) {
  return <script type="application/ld+json">{json}</script>;
}
