export type CodeDemo = { title: string; file: string; explanation: string; code: string };

/** Three short pieces of code that show how this site works. */
export const codeDemos: readonly CodeDemo[] = [
  {
    title: "A retry that cannot store twice",
    file: "send-message.ts",
    explanation:
      "The browser makes the id. If the answer got lost and the visitor sends again, the database finds the id taken, and that counts as done.",
    code: `const id = crypto.randomUUID();

async function send(message: Message) {
  const { error } = await client
    .from("contact_messages")
    .insert({ id, ...message });

  const isStoredAlready = error?.code === "23505";
  if (error && !isStoredAlready) throw error;
}`,
  },
  {
    title: "A like that answers at once",
    file: "use-set-like.ts",
    explanation:
      "The heart fills before the server has heard of it, and empties again if the server says no.",
    code: `const setLike = useMutation({
  mutationFn: (liked: boolean) => saveLike(post.id, liked),
  onMutate: async (liked) => {
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, liked);
    return before;
  },
  onError: (_error, _liked, before) => {
    queryClient.setQueryData(queryKey, before);
  },
});`,
  },
  {
    title: "A search that finds what was typed",
    file: "literal-pattern.ts",
    explanation:
      "Every punctuation mark is made ordinary, so that “100% (really)” finds exactly that and nothing else.",
    code: `export function literalPattern(text: string): string {
  return text.replace(/[!-/:-@[-\`{-~]/g, "\\\\$&");
}

const found = await client
  .from("posts")
  .select("title", { count: "exact" })
  .filter("title", "imatch", literalPattern(typed));`,
  },
];
