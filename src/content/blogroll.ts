export type BlogrollSite = {
  name: string;
  /** The URL of its home page. */
  url: string;
  /** The URL of its RSS or Atom feed. */
  feed: string;
  description: string;
};

/** Sites worth following, on a page and as a list that feed readers import. All are samples. */
export const blogroll: readonly BlogrollSite[] = [
  {
    name: "Field Notes on Queues",
    url: "https://queues.example.com/",
    feed: "https://queues.example.com/feed.xml",
    description: "Why things wait, by somebody who measures it.",
  },
  {
    name: "The Quiet Compiler",
    url: "https://compiler.example.org/",
    feed: "https://compiler.example.org/atom.xml",
    description: "Small languages, explained from the parser up.",
  },
  {
    name: "Maps for One",
    url: "https://maps.example.net/",
    feed: "https://maps.example.net/rss.xml",
    description: "A map every other week, each with one idea.",
  },
];
