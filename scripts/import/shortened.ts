/** Words as a line of the report names them; where they are cut, it shows. */
export function shortened(words: string, most = 80): string {
  const letters = Array.from(words.replace(/\s+/g, " ").trim());
  return letters.length > most ? `${letters.slice(0, most).join("")}…` : letters.join("");
}
