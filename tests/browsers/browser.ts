/** What a journey needs of a browser. */
export type Browser = {
  open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page, and returns what that returns. */
  evaluate: (script: string) => Promise<unknown>;
  /** Clicks the element that a CSS selector finds. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  close: () => Promise<void>;
};
