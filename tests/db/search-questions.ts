/** Questions that readers may ask, with the article from the seed, or from `foreignPosts`, that answers them. */
type Kind = "misspelt" | "partial" | "words" | "code" | "script";

const paint = "the-first-paint-is-a-promise";
const forms = "forms-that-never-lose-a-word";
const theme = "a-theme-switch-without-the-flash";
const assistant = "evaluating-an-assistant-in-fifty-lines";
const streaming = "streaming-tokens-into-react";
const gradient = "gradient-descent-on-a-napkin";
const validation = "why-your-validation-score-lies";
const tools = "tool-calls-are-an-api";
const bouncer = "the-database-is-the-bouncer";
const price = "what-a-fixed-price-really-buys";
const changelog = "a-changelog-people-read";
const bisection = "debugging-by-bisection";

/** Articles in scripts that the seed does not have. */
export const foreignPosts = [
  {
    title: "日本語の検索について",
    slug: "japanese",
    excerpt: "単語の間に空白がない文章を探す。",
    content: "<h2>形態素</h2><p>東京で 動かす。</p>",
  },
  {
    title: "Поиск по тексту",
    slug: "russian",
    excerpt: "Как находить слова в статье.",
    content: "<h2>Падежи</h2><p>Слова меняются по падежам и числам.</p>",
  },
  {
    title: "البحث في النصوص",
    slug: "arabic",
    excerpt: "كيف نجد كلمة في مقال.",
    content: "<h2>الحروف</h2><p>تكتب الحروف من اليمين.</p>",
  },
  {
    title: "Grüße aus der Datenbank",
    slug: "german",
    excerpt: "Wie Umlaute gefunden werden.",
    content: "<h2>Schreibweisen</h2><p>Straße und Strasse sind zweierlei.</p>",
  },
];

/** An article in German, and words that it contains in another form. */
export const germanPost = {
  title: "Vom Haus am Fluss",
  slug: "haus",
  excerpt: "Ein Umbau in drei Wintern.",
  content:
    "<h2>Die Wand</h2><p>Der Maurer prüfte jede Wand und fand ein altes Buch.</p><h2>Das Dach</h2><p>Über die Dächer zog der Wind.</p>",
  language: "de",
};
export const germanQuestions = ["Häuser", "Häusern am Fluss", "Wände", "Bücher", "prüften", "Dach"];

export const questions: [kind: Kind, asked: string, answer: string][] = [
  ["misspelt", "bisektion", bisection],
  ["misspelt", "debuging bisection", bisection],
  ["misspelt", "gradiant descent", gradient],
  ["misspelt", "validaton score", validation],
  ["misspelt", "changlog", changelog],
  ["misspelt", "postgress policies", bouncer],
  ["misspelt", "streeming markdown", streaming],
  ["misspelt", "databse guard", bouncer],
  ["misspelt", "insurence policy", price],
  ["misspelt", "contarst accent", theme],
  ["misspelt", "permisions tools", tools],
  ["misspelt", "duplicats", validation],
  ["misspelt", "simulaton surprises", price],
  ["misspelt", "assistent harness", assistant],
  ["misspelt", "telefone rectangle", paint],
  ["misspelt", "stylsheet blink", theme],

  ["partial", "bisec", bisection],
  ["partial", "grad desc", gradient],
  ["partial", "napk", gradient],
  ["partial", "changel", changelog],
  ["partial", "valid sco", validation],
  ["partial", "boun", bouncer],
  ["partial", "halv comm", bisection],
  ["partial", "prem insur", price],
  ["partial", "anecd", assistant],
  ["partial", "framewor bench", paint],
  ["partial", "section", bisection],
  ["partial", "manners ea", streaming],

  ["words", "first paint", paint],
  ["words", "slow phone", paint],
  ["words", "lost letter", forms],
  ["words", "contact form drafts", forms],
  ["words", "theme flash", theme],
  ["words", "row security", bouncer],
  ["words", "coin flips", validation],
  ["words", "fixed price", price],
  ["words", "stop when the test lies", bisection],
  ["words", "how sure are you", assistant],
  ["words", "language model errors", tools],
  ["words", "bicycle deliveries", gradient],
  ["words", "screen reader streaming", streaming],
  ["words", '"one paint per frame"', streaming],
  ["words", "test lies -validation", bisection],
  ["words", "why did my commit list tell readers nothing", changelog],

  ["code", "requestAnimationFrame", streaming],
  ["code", "TextDecoderStream", streaming],
  ["code", "randomUUID", forms],
  ["code", "localStorage", forms],
  ["code", "prefers-color-scheme", theme],
  ["code", "light-dark()", theme],
  ["code", "git bisect", bisection],
  ["code", "update_event", tools],
  ["code", "reschedule event", tools],
  ["code", "security definer", bouncer],
  ["code", "pg_class", bouncer],
  ["code", "strictObject", tools],
  ["code", "animation frame", streaming],
  ["code", "aria-busy", streaming],

  ["script", "日本語", "japanese"],
  ["script", "検索", "japanese"],
  ["script", "東京", "japanese"],
  ["script", "падежам", "russian"],
  ["script", "поиск", "russian"],
  ["script", "مقال", "arabic"],
  ["script", "الحروف", "arabic"],
  ["script", "grüße", "german"],
  ["script", "straße", "german"],
];
