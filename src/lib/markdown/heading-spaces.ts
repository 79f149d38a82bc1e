import { headingAtx } from "micromark-core-commonmark";
import type { Data } from "unified";
import { disguised, type Construct } from "./disguised";

const [SPACE, NUMBER_SIGN, NO_BREAK_SPACE] = [32, 35, 160];

/**
 * Accepts headings with a no-break space after `#`, which a Mac types when the Alt key of `#` is still pressed; not
 * within a paragraph, where a line may begin with a number such as “# 1”.
 */
export function acceptHeadingSpaces({ micromarkExtensions = [] }: Data): void {
  const withSpace = disguised(headingAtx, () => {
    let isOpening = true;
    return (code) => {
      const wasOpening = isOpening;
      isOpening = code === NUMBER_SIGN;
      return wasOpening && code === NO_BREAK_SPACE ? SPACE : code;
    };
  });
  const construct: Construct = {
    ...withSpace,
    tokenize(effects, ok, nok) {
      return (this.interrupt ? headingAtx : withSpace).tokenize.call(this, effects, ok, nok);
    },
  };
  micromarkExtensions.push({ flow: { [NUMBER_SIGN]: construct } });
}
