/** From a fresh copy to a rendered site of your own, as the README describes. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root as project } from "../../scripts/lib/root.ts";
import { copyFiles, projectFiles } from "../support/project-files.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

test("pages that setup switches off are not built", { tags: "full", timeout: 600_000 }, () => {
  const root = temporaryFolder();
  copyFiles(projectFiles(), root);
  fs.rmSync(path.join(root, "src/content/setup.json"), { force: true });
  fs.symlinkSync(path.join(project, "node_modules"), path.join(root, "node_modules"), "junction");
  const answers = {
    name: 'Ada "Quote" </script> שלום 😀',
    email: "ada@lovelace.dev",
    accent: "#0f766e",
    switchedOff: ["projects", "services", "resume", "music", "pay"],
    backend: "embedded",
    articleTitle: "Hello, `world`",
    removeSamples: true,
    pages: ["now"],
  };
  fs.writeFileSync(path.join(root, "answers.json"), JSON.stringify(answers));
  const { VITE_EVERY_PAGE: _every, ...env } = process.env;
  const run = (...command: string[]) =>
    execFileSync(process.execPath, command, {
      cwd: root,
      env: { ...env, INIT_CWD: root, EMBEDDED_DATA_DIR: path.join(root, "data"), NODE_ENV: "" },
    }).toString();

  const said = run("scripts/setup.ts", "--answers", "answers.json");
  expect(said).toContain("posts/hello-world.md: new, as a draft");
  expect(said).toContain("pages/now.md: new, as a draft");
  expect(said).toContain("What npm run doctor says:");
  expect(fs.readdirSync(path.join(root, "data/storage"))).toEqual([]);
  fs.rmSync(path.join(root, "answers.json"));
  run("node_modules/typescript/bin/tsc");
  run("node_modules/oxfmt/bin/oxfmt", "--check");
  run("node_modules/vite/bin/vite.js", "build", "--mode", "embedded");
  run("scripts/prerender.ts", "embedded");

  const dist = path.join(root, "dist-embedded");
  const read = (file: string) => fs.readFileSync(path.join(dist, file), "utf8");
  for (const name of ["projects", "services", "resume", "music", "pay"]) {
    expect(fs.existsSync(path.join(dist, `${name}.html`)), `${name}.html`).toBe(false);
    expect(read("sitemap.xml")).not.toContain(`/${name}`);
    for (const page of ["index.html", "about.html", "blog.html", "404.html"]) {
      expect(read(page), `${page} links to ${name}`).not.toContain(`href="/${name}`);
    }
  }
  expect(fs.existsSync(path.join(dist, "resume.pdf"))).toBe(false);
  expect(fs.existsSync(path.join(dist, "about.html"))).toBe(true);
  expect(read("index.html")).toContain("Ada &quot;Quote&quot; &lt;/script&gt; שלום 😀");
  expect(read("llms.txt")).not.toContain("](http");
});
