import { expect, test } from "vitest";
import { fieldOfConstraint } from "@/lib/forms/field-of-constraint";

test.each([
  ["projects_description_length", "description"],
  ["projects_long_description_html_length", "long_description"],
  ["projects_end_date_order", "end_date"],
  ["projects_slug_key", "slug"],
  ["projects_status_value", undefined],
  ["", undefined],
])("the constraint %s is about the field %s", (constraint, field) => {
  const fields = ["description", "long_description", "end_date", "slug"];
  expect(fieldOfConstraint(constraint, fields)).toBe(field);
});
