import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { relayForm } from "@/lib/forms/form-relay";
import { withFormService } from "../../support/form-service";

test("a form is sent to the form service as JSON", async () => {
  const sent = withFormService();
  await relayForm({ name: "Grace", company: null, message: "Ünïcode & “quotes”" });

  expect(sent).toEqual([{ name: "Grace", company: null, message: "Ünïcode & “quotes”" }]);
});

test("any successful status is good", async () => {
  withFormService(() => new HttpResponse(null, { status: 204 }));

  await expect(relayForm({ name: "Grace" })).resolves.toBeUndefined();
});

test.each([404, 422, 500])("status %i is a failure that says so", async (status) => {
  withFormService(() => new HttpResponse(null, { status }));

  await expect(relayForm({ name: "Grace" })).rejects.toMatchObject({
    message: "The form service did not take it.",
    status,
  });
});

test("no answer is a failure that says so", async () => {
  withFormService(() => HttpResponse.error());

  await expect(relayForm({ name: "Grace" })).rejects.toMatchObject({
    message: "The form service did not take it.",
    status: 0,
  });
});

test("without a form service nothing is sent and nothing fails", async () => {
  await expect(relayForm({ name: "Grace" })).resolves.toBeUndefined();
});
