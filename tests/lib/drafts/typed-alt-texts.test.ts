import { expect, test } from "vitest";
import { discardDrafts } from "@/lib/drafts/draft-store";
import { keepAltText, typedAltText } from "@/lib/drafts/typed-alt-texts";

test("an alt text being typed is kept until another one is saved, or drafts are discarded", () => {
  keepAltText("kite", { text: "A red kite", saved: "A kite" });
  expect(typedAltText("kite", "A kite")).toBe("A red kite");
  expect(typedAltText("boat", "A kite")).toBe("A kite");
  expect(typedAltText("kite", "A blue kite"), "saved since").toBe("A blue kite");
  keepAltText("kite", { text: "", saved: "A kite" });
  expect(typedAltText("kite", "A kite"), "emptied").toBe("");
  discardDrafts();
  expect(typedAltText("kite", "A kite")).toBe("A kite");
});
