/** Types for the part of jsdom used here; it has none of its own. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { url: string });
    static fragment(html: string): DocumentFragment;
    readonly window: Window & typeof globalThis;
  }
}
