import { useMutation, useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { UnfinishedTexts } from "@/components/admin/UnfinishedTexts";
import { renderPart } from "../../support/render";

const text = { id: "1", title: "Kites", device: "", savedAt: "2026-11-02T09:00:00Z", isNew: true };

/** The list with these answers, one each time it is loaded; then it is empty. */
async function openList(...answers: (() => (typeof text)[])[]) {
  const queryFn = async () => answers.shift()?.() ?? [];
  function List() {
    const unfinished = useQuery({ queryKey: ["unfinished"], queryFn });
    const removal = useMutation<void, Error, { recordId: string; seen: string | null }>({});
    return (
      <MemoryRouter>
        <UnfinishedTexts unfinished={unfinished} removal={removal} pathOf={() => "/"} />
        <button onClick={() => void unfinished.refetch()}>Load again</button>
        <output>{unfinished.error?.message ?? `${unfinished.data?.length} texts`}</output>
      </MemoryRouter>
    );
  }
  const { user } = renderPart(<List />);
  await user.click(await screen.findByRole("button", { name: "Discard Kites" }));
  return {
    question: () => screen.queryByRole("dialog", { name: "Discard this text?" }),
    /** Waits for what the list says then. */
    loadAgain: async (shown: string) => {
      screen.getByText("Load again").click();
      await screen.findByText(shown);
    },
  };
}

function notNow(): never {
  throw new Error("Not now.");
}

test("the list and an open question stay if the list cannot be loaded again", async () => {
  const { question, loadAgain } = await openList(() => [text], notNow);
  await loadAgain("Not now.");
  expect(question()).toBeVisible();
});

test("the question about a text that is gone does not return with it", async () => {
  const { question, loadAgain } = await openList(
    () => [text],
    () => [],
    () => [text],
  );
  await loadAgain("0 texts");
  await loadAgain("1 texts");
  expect(question()).not.toBeInTheDocument();
});
