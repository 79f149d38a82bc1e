const FENCE = /^([ \t]*)(:{3,})(?=(.*)$)/gm;

/**
 * Gives outer containers more colons, where nested ones have as many, as Pandoc allows. A text in which a container
 * does not end stays as it is.
 */
export function nestedApart(text: string): string {
  const open: string[] = [];
  const depths = new Map<number, number>();
  let isUnclear = false;
  for (const { 2: colons = "", 3: rest = "", index } of text.matchAll(FENCE)) {
    const outer = open.at(-1);
    if (rest.trim()) {
      isUnclear ||= outer === colons;
      open.push(colons);
      depths.set(index, open.length);
    } else {
      open.pop();
      if (!outer) return text;
      depths.set(index, open.length + 1);
    }
  }
  if (!isUnclear || open.length > 0) return text;
  const deepest = Math.max(...depths.values());
  return text.replace(FENCE, (_, indent: string, _colons, _rest, at: number) => {
    return indent + ":".repeat(3 + deepest - (depths.get(at) ?? deepest));
  });
}
