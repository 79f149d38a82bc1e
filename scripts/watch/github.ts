const TIMEOUT = 10_000;
const PER_PAGE = 100;
/** The maximum number of result pages of open issues that are searched. */
const MAX_PAGES = 20;

export type Repository = {
  /** The URL of GitHub's REST API. */
  api: string;
  /** Owner and name, as in `ada/site`. */
  name: string;
  token: string;
};

export type Issue = {
  number: number;
  body: string | null;
  author_association: string;
  user: { login: string } | null;
  pull_request?: object;
};

/**
 * The open issues of a repository.
 *
 * @throws if GitHub refuses, e.g. because issues are disabled for the repository
 */
export async function openIssues(repository: Repository): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      state: "open",
      per_page: String(PER_PAGE),
      page: String(page),
    });
    const found: Issue[] = await requestIssues(repository, "GET", `?${query.toString()}`);
    issues.push(...found.filter((issue) => !issue.pull_request));
    if (found.length < PER_PAGE) break;
  }
  return issues;
}

/**
 * A request about issues. Source: https://docs.github.com/en/rest/issues
 *
 * @param path below that of the issues
 * @throws if GitHub refuses
 */
export async function requestIssues(
  { api, name, token }: Repository,
  method: "GET" | "POST" | "PATCH",
  path: string,
  body?: object,
) {
  const response = await fetch(`${api}/repos/${name}/issues${path}`, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${token}`,
      "x-github-api-version": "2022-11-28",
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`GitHub answers ${response.status} to the watch’s issue.`);
  return response.json();
}
