/** Embeds in an article: a card until it is pressed, then the iframe, which the policy allows. */
import { unlistedPost } from "./article.ts";
import { expect, test } from "./fixtures.ts";
import { expectUsable, tabTo, watchViolations } from "./steps.ts";

const ADDRESS = `/blog/${unlistedPost.slug}`;
const TALK = "A talk on queues";
const PAGE = "https://vimeo.com/76979871";

test("a video loads when pressed", { tag: "@full" }, async ({ page, context, browserConsole }) => {
  const asked: string[] = [];
  await context.route(/vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>x</title><p>It plays.</p>" });
  });
  const violations = await watchViolations(page);
  await page.goto(ADDRESS);
  const button = page.getByRole("button", { name: `Load from Vimeo: ${TALK}` });
  await expect(button).toBeVisible();
  await expectUsable(page);
  expect(asked).toEqual([]);

  await tabTo(page, button);
  await page.keyboard.press("Enter");
  const frame = page.locator("iframe");
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute("title", TALK);
  await expect(page.frameLocator("iframe").getByText("It plays.")).toBeVisible();
  expect(asked).toEqual(["https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"]);
  await expect(page.getByRole("link", { name: TALK })).toHaveAttribute("href", PAGE);
  expect(await violations()).toEqual([]);
  await expectUsable(page);

  // The policies of pages and of their headers allow nothing else.
  browserConsole.expect(/violates .*frame-src/s);
  await frame.evaluate((element) => element.setAttribute("src", "https://vimeo.evil.example/"));
  await expect
    .poll(async () => new Set(await violations()))
    .toEqual(new Set(["frame-src: https://vimeo.evil.example"]));
});

test("without scripts a link is shown", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(ADDRESS);
  await expect(page.getByRole("link", { name: TALK })).toHaveAttribute("href", PAGE);
  await expect(page.locator("iframe, .frame button")).toHaveCount(0);
  await page.close();
});
