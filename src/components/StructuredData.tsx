type Props = {
  /** The text that `jsonLd` gives. */
  json: string;
};

/** Tells machines what a page is about. A browser does not run it. */
export function StructuredData({ json }: Props) {
  return <script type="application/ld+json">{json}</script>;
}
