/** What WordPress makes pictures of where it is shown. Those of signs alone, `:-)`, are read as they are. */
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
/** Code and tags, in which there are none, or one between blanks. */
const PIECE =
  /<(pre|code|script|style|textarea)\b[^>]*>[^]*?<\/\1>|<[^<>]*>|(?<![^\s>;]):([a-z]+|[!?]):(?![^\s<&])/g;

/** A text with emoji in place of the names that WordPress shows as faces. */
export function withSmilies(text: string): string {
  return text.replace(PIECE, (written: string, _?: string, name?: string) =>
    name !== undefined && Object.hasOwn(SMILIES, name) ? (SMILIES[name] ?? written) : written,
  );
}
