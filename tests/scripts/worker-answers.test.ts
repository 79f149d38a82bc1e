import { expect, test } from "vitest";
import { asked, startWorker } from "../support/worker.ts";

const script = () => new Response("code", { headers: { "content-type": "text/javascript" } });
const picture = () => new Response("picture", { headers: { "content-type": "image/png" } });
const broken = { open: () => Promise.reject(new DOMException("Unexpected internal error")) };

test("where the browser's caches do not work, the network's code and pictures come", async () => {
  const { answerTo } = await startWorker({ storage: broken });

  const code = await answerTo(asked("/assets/entry.js"), script);
  const image = await answerTo(asked("/images/a.png"), picture);
  expect([await code?.text(), await image?.text()]).toEqual(["code", "picture"]);
});
