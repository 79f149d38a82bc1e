const GRAPHEME = "\\P{M}[\\p{M}\\p{Emoji_Modifier}]*";
const GRAPHEMES = new RegExp(`\\p{RI}{2}|${GRAPHEME}(?:\\u200D${GRAPHEME})*|\\p{M}+`, "gsu");
const WORDS = /[\p{L}\p{M}\p{N}]+|./gsu;

/**
 * Adds features that pages use and browsers of 2023 lack: Safari before 18, Chrome and Firefox before 126. Only these
 * load this file. The syntax and styles of the build need Safari 16.4, Chrome 111 or Firefox 115.
 */
export function addPolyfills(): void {
  add(AbortSignal, {
    any(signals: AbortSignal[]) {
      const controller = new AbortController();
      for (const signal of signals) {
        const abort = () => controller.abort(signal.reason);
        if (signal.aborted) abort();
        else signal.addEventListener("abort", abort, { once: true });
      }
      return controller.signal;
    },
  });
  add(Map, {
    groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key) {
      const groups = new Map<Key, Item[]>();
      for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group) group.push(item);
        else groups.set(key, [item]);
      }
      return groups;
    },
  });
  add(Promise, {
    withResolvers() {
      let [resolve, reject] = [(_value: unknown) => {}, (_reason: unknown) => {}];
      const promise = new Promise((...both) => ([resolve, reject] = both));
      return { promise, resolve, reject };
    },
  });
  add(Response, {
    json: (data: unknown, init?: ResponseInit) => new Response(JSON.stringify(data), init),
  });
  add(String.prototype, {
    toWellFormed(this: string) {
      return this.replace(/\p{Surrogate}/gu, "\u{FFFD}");
    },
  });
  add(URL, {
    parse(url: string, base?: string) {
      try {
        return new URL(url, base);
      } catch {
        return null;
      }
    },
    canParse: (url: string, base?: string) => URL.parse(url, base) !== null,
  });

  add(Intl, {
    // An approximation of the standard.
    Segmenter: class {
      readonly #parts: RegExp;
      constructor(_language?: string, { granularity = "grapheme" } = {}) {
        this.#parts = granularity === "word" ? WORDS : GRAPHEMES;
      }
      segment(text: string) {
        const parts = [...text.matchAll(this.#parts)].map(({ 0: segment, index }) => ({
          segment,
          index,
          isWordLike: /[\p{L}\p{N}]/u.test(segment),
        }));
        return Object.assign(parts, {
          containing: (at: number) => parts.findLast(({ index }) => index <= at),
        });
      }
    },
  });
}

function add(to: object, features: Record<string, unknown>) {
  for (const [name, feature] of Object.entries(features))
    if (!(name in to)) Reflect.set(to, name, feature);
}
