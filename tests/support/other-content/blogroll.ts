export type BlogrollSite = {
  name: string;
  url: string;
  feed: string;
  description: string;
};

export const blogroll: readonly BlogrollSite[] = [
  {
    name: "Marées & Cie",
    url: "https://tides.example.fr/?a=1&b=2",
    feed: "https://tides.example.fr/feed?a=1&b=2",
    description: "Tide tables, «annotated».",
  },
];
