import { expect, test } from "vitest";
import { passwordStrength } from "@/lib/forms/password-strength";

const ada = ["Ada Reader", "ada.reader@example.com"];
const adviceFor = (password: string) => passwordStrength(password, ada).advice;

test.each([
  ["", "very weak"],
  ["geese", "very weak"],
  ["aaaaaaaaaaaaaaaaaaaaaaaa", "very weak"],
  ["12345678901234567890", "very weak"],
  ["Password2026!", "very weak"],
  ["adareader", "very weak"],
  ["gx7kq2", "weak"],
  ["gx7kq2mw", "weak"],
  ["gX7!q2mW", "fair"],
  ["four geese lake", "fair"],
  ["four geese by the frozen lake", "strong"],
  ["čtyři husy u jezera", "good"],
])("«%s» is %s", (password, name) => {
  expect(passwordStrength(password, ada).name).toBe(name);
});

test("the advice names what is wrong, and is empty if nothing is", () => {
  expect(adviceFor("AdaReader1")).toBe("Avoid your name and address.");
  expect(adviceFor("welcome99")).toBe("Avoid common passwords.");
  expect(adviceFor("gx7kq2")).toMatch(/^Make it longer/);
  expect(adviceFor("four geese by the frozen lake")).toBe("");
});

test("a name with characters of regular expressions causes no error", () => {
  expect(passwordStrength("(+*)x", ["(+*) abc"]).name).toBe("very weak");
});
