/** The smilies that WordPress replaces with pictures. Those of punctuation alone, `:-)`, stay as they are. */
const SMILIES: Record<string, string> = {
  arrow: "➡️",
  cool: "😎",
  cry: "😥",
  eek: "😮",
  evil: "👿",
  grin: "😀",
  idea: "💡",
  lol: "😆",
  mad: "😡",
  mrgreen: "😁",
  neutral: "😐",
  oops: "😳",
  razz: "😛",
  roll: "🙄",
  sad: "🙁",
  shock: "😯",
  smile: "🙂",
  twisted: "😈",
  wink: "😉",
  "!": "❗",
  "?": "❓",
};
/** Code and tags, which contain no smilies, or a smiley between spaces. */
const PIECE =
  /<(pre|code|script|style|textarea)\b[^>]*>[^]*?<\/\1>|<[^<>]*>|(?<![^\s>;]):([a-z]+|[!?]):(?![^\s<&])/g;

/** A text with emoji instead of the names that WordPress shows as smilies. */
export function withSmilies(text: string): string {
  return text.replace(PIECE, (written: string, _?: string, name?: string) =>
    name !== undefined && Object.hasOwn(SMILIES, name) ? (SMILIES[name] ?? written) : written,
  );
}
