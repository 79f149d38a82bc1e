/**
 * The language of the interface, such as buttons, messages and dates: `en`, `de`, or any other language with a
 * file in `src/languages/`. The texts in this folder are yours: write them in the same language.
 */
export const language: string = "en";
