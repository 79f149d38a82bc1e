import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { gif, mediaRow, serveMedia } from "../support/media";
import { openNewProject } from "../pages/admin/projects/serve-admin-projects";

const image = () => screen.getByLabelText("Image", { exact: true });

test("a project's picture is chosen from the library, and the focus comes back", async () => {
  const { user } = await openNewProject();
  const row = mediaRow(1);
  serveMedia([row]);
  await user.click(screen.getByRole("button", { name: "Choose image" }));
  const picker = await screen.findByRole("dialog", { name: "Choose a picture" });
  await user.click(await within(picker).findByRole("button", { name: "Choose Picture 1" }));

  expect(image()).toHaveValue(`/storage/v1/object/public/media/${row.path}`);
  expect(screen.queryByRole("dialog", { name: "Choose a picture" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Choose image" })).toHaveFocus();
});

test("a picture that is uploaded while choosing is the one that was wanted", async () => {
  const { user } = await openNewProject();
  serveMedia();
  await user.click(screen.getByRole("button", { name: "Choose image" }));
  const picker = await screen.findByRole("dialog", { name: "Choose a picture" });
  await user.upload(within(picker).getByLabelText("Upload: files"), gif("Wave.gif"));

  expect(await screen.findByDisplayValue(/\/7x5-single$/)).toBe(image());
});
