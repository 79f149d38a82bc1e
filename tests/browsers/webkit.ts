import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { findFreePort } from "../../e2e/environment.ts";
import { installed, type Browser } from "./browser.ts";

const LIBRARIES = "/usr/lib";
/** The key that WebDriver uses for an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The browser that comes with WebKitGTK. */
function miniBrowser(): string {
  const found = fs.globSync(`${LIBRARIES}/*/webkit{2gtk,gtk}-*/MiniBrowser`).toSorted().at(-1);
  if (!found) throw new Error("there is no MiniBrowser; Debian has it in webkit2gtk-driver.");
  return found;
}

/** WebKitGTK through its driver, whose requests follow https://www.w3.org/TR/webdriver2/. */
export async function webKit(): Promise<Browser> {
  const binary = miniBrowser();
  const driverFile = installed(["WebKitWebDriver"], "webkit2gtk-driver");
  const screen = spawn(installed(["Xvfb"], "xvfb"), [
    "-displayfd",
    "1",
    "-screen",
    "0",
    "1280x900x24",
  ]);
  const [display] = await once(screen.stdout, "data");
  const port = await findFreePort();
  const driver = spawn(driverFile, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let isUp = false; !isUp;) {
    isUp = await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = await ask("POST", "/session", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } },
    },
  });
  const session = `/session/${sessionId}`;
  const elementAt = async (selector: string): Promise<string> => {
    const found = await ask("POST", `${session}/element`, {
      using: "css selector",
      value: selector,
    });
    return `${session}/element/${found[ELEMENT]}`;
  };
  return {
    open: (url) => ask("POST", `${session}/url`, { url }),
    evaluate: (script) => ask("POST", `${session}/execute/sync`, { script, args: [] }),
    click: async (selector) => ask("POST", `${await elementAt(selector)}/click`, {}),
    type: async (selector, text) => ask("POST", `${await elementAt(selector)}/value`, { text }),
    close: async () => {
      await ask("DELETE", session);
      driver.kill();
      screen.kill();
    },
  };
}
