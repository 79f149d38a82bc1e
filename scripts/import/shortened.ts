/** Text for a line of the report; visibly cut if it is too long. */
export function shortened(words: string, most = 80): string {
  const letters = Array.from(words.replace(/\s+/g, " ").trim());
  return letters.length > most ? `${letters.slice(0, most).join("")}…` : letters.join("");
}
