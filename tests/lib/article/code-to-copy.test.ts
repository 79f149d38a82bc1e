import { expect, test } from "vitest";
import { codeToCopy } from "@/lib/article/code-to-copy";

function copied(text: string, language: string, removed?: string): string {
  const code = document.createElement("code");
  if (removed !== undefined) code.dataset["del"] = removed;
  code.className = `language-${language}`;
  code.textContent = text;
  return codeToCopy(code);
}

test("code is copied unchanged, without the line break at its end", () => {
  expect(copied("$ a\n  b\n", "php")).toBe("$ a\n  b");
});

test("lines that are marked as removed are not copied, unless there are no others", () => {
  expect(copied("old();\nnew();\nkeep();\n", "js", "1")).toBe("new();\nkeep();");
  expect(copied("a\nb\nc\nd\n", "js", "1-2,4")).toBe("c");
  expect(copied("a\nb\n", "js", "1-2")).toBe("a\nb");
  expect(copied("-a\n+b\n", "diff")).toBe("-a\n+b");
});

test("only the commands of a session are copied, without prompts and output", () => {
  const session =
    "$ npm ci\nadded 900 packages\n$ docker run \\\n    -p 80:80 \\\n    site\nabc123\n";
  const commands = "npm ci\ndocker run \\\n    -p 80:80 \\\n    site";
  expect(copied(session, "console")).toBe(commands);
  expect(copied(session, "sh")).toBe(commands);
});

test("the continuation prompts of a multi-line command are left out as well", () => {
  expect(copied("$ docker run \\\n>   site\nabc123\n", "sh")).toBe("docker run \\\n  site");
});

test.each(["ada@engine:~/notes$ ", "[root@engine ~]# ", "# ", "% "])(
  "«%s» is a prompt in a session",
  (prompt) => {
    expect(copied(`${prompt}uptime\n 10:00 up\n${prompt}ls\n`, "console")).toBe("uptime\nls");
  },
);

test.each([
  ["a loop", "$ for f in *; do\n>   echo $f\n> done\na.txt\n", "for f in *; do\n  echo $f\ndone"],
  ["a here-document", "$ cat <<END\n> one\n>\n> END\none\n", "cat <<END\none\n\nEND"],
  ["a pipe", "$ ls |\n> wc -l\n3\n", "ls |\nwc -l"],
  ["PowerShell", "PS C:\\> Get-Item `\n>> a.txt\na.txt\n", "Get-Item `\na.txt"],
])("%s is copied with all its lines", (_, session, commands) => {
  expect(copied(session, "console")).toBe(commands);
});

test("output that looks like the rest of a command is not copied", () => {
  expect(copied("$ npm test\n\n> site@1.0.0 test\n> vitest run\n", "console")).toBe("npm test");
});

test("among other prompts a line with # is a comment, not a command", () => {
  expect(copied("# rm -rf build is not needed\n$ npm ci\n# done\n", "console")).toBe("npm ci");
});

test("a script without prompts is copied completely", () => {
  expect(copied("# Says so.\necho $HOME\n", "bash")).toBe("# Says so.\necho $HOME");
});
