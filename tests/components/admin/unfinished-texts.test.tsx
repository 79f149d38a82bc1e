import { useMutation, useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { UnfinishedTexts } from "@/components/admin/UnfinishedTexts";
import { renderPart } from "../../support/render";

const text = { id: "1", title: "Kites", device: "", savedAt: "2026-11-02T09:00:00Z", isNew: true };

test("the list and an open question stay if the list cannot be loaded again", async () => {
  const answers = [() => [text], () => Promise.reject(new Error("Not now."))];
  const queryFn = async () => (await answers.shift()?.()) ?? [];
  function List() {
    const unfinished = useQuery({ queryKey: ["unfinished"], queryFn });
    const removal = useMutation<void, Error, { recordId: string; seen: string | null }>({});
    return (
      <MemoryRouter>
        <UnfinishedTexts unfinished={unfinished} removal={removal} pathOf={() => "/"} />
        <button onClick={() => void unfinished.refetch()}>Load again</button>
        <output>{unfinished.error?.message}</output>
      </MemoryRouter>
    );
  }
  const { user } = renderPart(<List />);
  await user.click(await screen.findByRole("button", { name: "Discard Kites" }));
  screen.getByText("Load again").click();
  await screen.findByText("Not now.");
  expect(screen.getByRole("dialog", { name: "Discard this text?" })).toBeVisible();
});
