import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { useState } from "react";
import { expect, test } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { postModel, type PostInput } from "@/pages/admin/posts/post-input";
import { SeriesFields } from "@/pages/admin/posts/SeriesFields";
import { postRow } from "../../../support/factories";
import { rest, server } from "../../../support/server";
import { fill } from "../../../support/fill";

const known = [
  { series: "Kilns", series_part: 1 },
  { series: "Kilns", series_part: 4 },
  { series: "Glazes", series_part: 2 },
];

/** The fields of a post as the settings show them. */
async function openFields(given: Parameters<typeof postRow>[0] = {}) {
  server.use(http.get(rest("posts"), () => HttpResponse.json(known)));
  const latest = { input: postModel.inputOf(postRow(given)) };
  function Form() {
    const [input, setInput] = useState<PostInput>(latest.input);
    return (
      <SeriesFields
        errors={{}}
        input={input}
        onChange={(values) => {
          latest.input = { ...latest.input, ...values };
          setInput(latest.input);
        }}
      />
    );
  }
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  const offered = () => [...container.querySelectorAll("option")].map(({ value }) => value);
  await waitFor(() => expect(offered()).not.toEqual([]));
  return {
    user: userEvent.setup(),
    offered,
    /** What would be stored. */
    stored: () => {
      const { series, series_part: part } = postModel.fieldsOf(latest.input);
      return [series, part];
    },
  };
}

const series = () => screen.getByLabelText("Series");
const part = () => screen.getByLabelText("Part");

test("a post that joins a series is its next part, until the owner says otherwise", async () => {
  const { user, offered, stored } = await openFields();
  expect(offered()).toEqual(["Kilns", "Glazes"]);
  expect(part()).toBeDisabled();
  await fill(user, series(), " Kilns ");
  await user.tab();
  expect(part()).toHaveValue(5);
  expect(stored()).toEqual(["Kilns", 5]);
  await user.clear(part());
  await user.type(part(), "2");
  expect(stored()).toEqual(["Kilns", 2]);
});

test("a new series begins with part 1, and a number that is none is replaced by it", async () => {
  const { user, stored } = await openFields();
  await fill(user, series(), "Clay");
  await user.tab();
  expect(stored()).toEqual(["Clay", 1]);
  await user.clear(part());
  expect(stored()).toEqual(["Clay", 1]);
  await fill(user, part(), "5000");
  await user.tab();
  expect(part()).toHaveValue(999);
  expect(stored()).toEqual(["Clay", 999]);
});

test("a post keeps its part, and leaves the series with its name", async () => {
  const { user, stored } = await openFields({ series: "Kilns", series_part: 2 });
  expect(part()).toHaveValue(2);
  await user.click(series());
  await user.tab();
  expect(stored()).toEqual(["Kilns", 2]);
  await user.clear(series());
  expect(stored()).toEqual([null, 1]);
  expect(part()).toHaveValue(null);
});
