import { expect, test } from "vitest";
import { codeToCopy } from "@/lib/article/code-to-copy";

function copied(text: string, language: string): string {
  const code = document.createElement("code");
  code.className = `language-${language}`;
  code.textContent = text;
  return codeToCopy(code);
}

test("code is copied as it stands, without the line break at its end", () => {
  expect(copied("$ a\n  b\n", "php")).toBe("$ a\n  b");
});

test("of a session the commands are copied, without prompts and output", () => {
  const session =
    "$ npm ci\nadded 900 packages\n$ docker run \\\n    -p 80:80 \\\n    site\nabc123\n";
  const commands = "npm ci\ndocker run \\\n    -p 80:80 \\\n    site";
  expect(copied(session, "console")).toBe(commands);
  expect(copied(session, "sh")).toBe(commands);
});

test("of a command in several lines the prompts of the others are left out as well", () => {
  expect(copied("$ docker run \\\n>   site\nabc123\n", "sh")).toBe("docker run \\\n  site");
});

test.each(["ada@engine:~/notes$ ", "[root@engine ~]# ", "# ", "% "])(
  "in a session «%s» is a prompt",
  (prompt) => {
    expect(copied(`${prompt}uptime\n 10:00 up\n${prompt}ls\n`, "console")).toBe("uptime\nls");
  },
);

test("a script without prompts is copied whole", () => {
  expect(copied("# Says so.\necho $HOME\n", "bash")).toBe("# Says so.\necho $HOME");
});
