const FENCE = /^([ \t]*)(:{3,})(?=(.*)$)/gm;

/**
 * Containers within others of as many colons, as Pandoc allows, with more colons for the outer ones. A text in
 * which not every one ends stays as it is.
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
