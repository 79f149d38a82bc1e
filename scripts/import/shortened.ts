/** Text for a line of the report; visibly cut if it is too long. */
export function shortened(text: string, max = 80): string {
  const letters = Array.from(text.replace(/\s+/g, " ").trim());
  return letters.length > max ? `${letters.slice(0, max).join("")}…` : letters.join("");
}
