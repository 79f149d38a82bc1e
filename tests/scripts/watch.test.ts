import type http from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { Finding, Level } from "../../scripts/doctor/finding.ts";
import { withoutSecrets, updateIssue } from "../../scripts/watch/update-issue.ts";
import { listenWith } from "../support/listen-with.ts";

const SITE = "https://a.example/";

const finding = (name: string, level: Level): Finding => ({
  name,
  level,
  finding: `${name} is @here.`,
  advice: level === "fail" ? "Mend it." : "",
});

type StoredIssue = {
  number: number;
  state: string;
  body: string;
  author_association: string;
  user: { login: string };
  pull_request?: object;
};

/** A stand-in for GitHub's issues. */
async function github(issues: StoredIssue[] = []) {
  const comments: string[] = [];
  const answer = async (request: http.IncomingMessage) => {
    const url = new URL(request.url ?? "", "http://localhost");
    const body = await text(request);
    const sent = body ? JSON.parse(body) : {};
    const [, number, rest] = /^\/repos\/ada\/site\/issues(?:\/(\d+))?(\/comments)?$/.exec(
      url.pathname,
    ) ?? ["", "no"];
    if (number === "no" || request.headers.authorization !== "Bearer token") return null;
    if (request.method === "GET") {
      const [page, size] = [url.searchParams.get("page"), url.searchParams.get("per_page")];
      const open = issues.filter(({ state }) => state === url.searchParams.get("state"));
      return open.slice((Number(page) - 1) * Number(size), Number(page) * Number(size));
    }
    if (rest) return comments.push(sent.body);
    if (number) return Object.assign(issues.find((it) => it.number === Number(number)) ?? {}, sent);
    issues.push(issue(issues.length + 1, sent));
    return sent;
  };
  const origin = await listenWith((request, response) => {
    void answer(request).then((body) =>
      response.writeHead(body === null ? 404 : 200).end(JSON.stringify(body)),
    );
  });
  const repository = { api: origin.origin, name: "ada/site", token: "token" };
  const isBody = (state: string) => issues.filter((it) => it.state === state).map((it) => it.body);
  return {
    comments,
    openBodies: () => isBody("open"),
    updateIssue: (...findings: Finding[]) => updateIssue(repository, SITE, findings),
    refused: () => updateIssue({ ...repository, token: "old" }, SITE, []),
  };
}

function issue(number: number, given: Partial<StoredIssue>): StoredIssue {
  const user = { login: "github-actions[bot]" };
  return { number, state: "open", body: "", author_association: "NONE", user, ...given };
}

test("nothing is reported for a healthy site", async () => {
  const { updateIssue, openBodies } = await github();
  expect(await updateIssue(finding("Feeds", "pass"), finding("Certificate", "unknown"))).toBe(
    "nothing to tell",
  );
  expect(await updateIssue(finding("Feeds", "warn"))).toBe("nothing to tell");
  expect(openBodies()).toEqual([]);
});

test("one issue is opened, gets comments about new problems, and is closed when all is well", async () => {
  const { updateIssue, openBodies, comments } = await github();
  const feeds = finding("Feeds", "fail");
  expect(await updateIssue(feeds, finding("Node", "warn"))).toBe("opened");
  expect(openBodies()).toEqual([expect.stringContaining("Feeds: Feeds is @here.\n  → Mend it.")]);
  expect(await updateIssue(feeds, finding("Node", "warn"))).toBe("unchanged");
  expect(comments).toEqual([]);

  expect(await updateIssue(feeds, finding("Backend", "fail"))).toBe("added");
  expect(comments).toEqual([expect.stringMatching(/^Now also:[^]*Backend/)]);
  expect(openBodies()).toEqual([expect.stringContaining("<!-- site-watch: Feeds, Backend -->")]);
  expect(await updateIssue(feeds, finding("Backend", "fail"))).toBe("unchanged");

  expect(await updateIssue(finding("Feeds", "unknown"), finding("Backend", "pass"))).toBe(
    "unchanged",
  );
  expect(await updateIssue(finding("Feeds", "warn"), finding("Backend", "pass"))).toBe("closed");
  expect(openBodies()).toEqual([]);
  expect(comments.at(-1)).toBe("All is well again.");
  expect(await updateIssue(feeds)).toBe("opened");
});

test("the issue is found after a hundred others; a stranger's is ignored", async () => {
  const mark = "<!-- site-watch: Feeds -->";
  const others = Array.from({ length: 100 }, (_, at) => issue(at + 1, { body: "Another." }));
  const stranger = issue(200, { body: mark, user: { login: "eve" } });
  const pull = issue(201, { body: mark, pull_request: {} });
  const behind = await github([...others, issue(101, { body: mark })]);
  expect(await behind.updateIssue(finding("Feeds", "fail"))).toBe("unchanged");
  const beside = await github([stranger, pull]);
  expect(await beside.updateIssue(finding("Feeds", "fail"))).toBe("opened");
});

test("a refusal by GitHub is a failure", async () => {
  const { refused } = await github();
  await expect(refused()).rejects.toThrow("GitHub answers 404");
});

test("an issue never reveals where the site can be attacked", async () => {
  const { updateIssue, openBodies } = await github();
  const door: Finding = { ...finding("Rights of visitors", "fail"), isSecret: true };
  const password: Finding = { ...finding("Second factor", "warn"), isSecret: true };
  await updateIssue(...withoutSecrets([door, password]));
  expect(openBodies()).toEqual([expect.stringContaining("for the owner only")]);
  expect(openBodies().join()).not.toMatch(/@here|Second factor/);
});
