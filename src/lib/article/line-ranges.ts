/** Whether a list such as `1,3-5` contains the number of a line. */
export function isListed(list: string | undefined, line: number): boolean {
  return [...(list ?? "").matchAll(/(\d+)(?:-(\d+))?/g)].some(
    ([, from, to = from]) => Number(from) <= line && line <= Number(to),
  );
}
