import { AuthApiError, AuthRetryableFetchError, type AuthError } from "@supabase/supabase-js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { renewSession } from "@/auth/auth-effects";
import { listenForNotices, type Notice } from "@/lib/notify";

type Response = Promise<{ error: AuthError | null }>;

const auth = vi.hoisted(() => ({
  refreshSession: vi.fn<() => Response>(),
  signOut: vi.fn<() => Promise<void>>(),
}));
vi.mock("@/lib/supabase/client", () => ({ getAuthClient: async () => ({ auth }) }));
vi.mock("@/lib/requests/deadline", () => ({ DEADLINE: 50 }));

beforeEach(() => vi.clearAllMocks());

/** The toasts after a renewal, and how often the user was signed out. */
async function renewed(response: Response, isSignedIn = true) {
  const notices: Notice[] = [];
  onTestFinished(listenForNotices((notice) => notices.push(notice)));
  auth.refreshSession.mockReturnValue(response);
  await renewSession(() => isSignedIn);
  return { notices, signOuts: auth.signOut.mock.calls.length };
}

const failing = async (error: AuthError | null) => ({ error });
const error = (description: string) => [{ title: "Error", description, tone: "danger" }];
const NO_ANSWER = "The server did not answer. Check your connection and try again.";

test.each([
  [
    "has succeeded",
    failing(null),
    [{ title: "Please try again", description: "Your session had to be renewed." }],
  ],
  ["gets no answer", failing(new AuthRetryableFetchError("Failed to fetch", 0)), error(NO_ANSWER)],
  ["takes too long", new Promise<never>(() => undefined), error(NO_ANSWER)],
  [
    "fails on the server",
    failing(new AuthRetryableFetchError("{}", 503)),
    error("The server had a problem. Please try again."),
  ],
])(
  "a renewal that %s is reported as such, and the session stays",
  async (_what, response, toasts) => {
    expect(await renewed(response)).toEqual({ notices: toasts, signOuts: 0 });
  },
);

test("a session that is refused ends without a toast", async () => {
  const refusal = new AuthApiError("Invalid Refresh Token", 400, "refresh_token_not_found");
  expect(await renewed(failing(refusal))).toEqual({ notices: [], signOuts: 1 });
});

test("a user who has signed out in the meantime is told nothing", async () => {
  expect(await renewed(failing(null), false)).toEqual({ notices: [], signOuts: 0 });
});
