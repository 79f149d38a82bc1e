import fs from "node:fs";
import type { RequestListener } from "node:http";
import type { LookupFunction } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { fetchPicture } from "../../scripts/import/fetch-picture.ts";
import {
  isPublic,
  publicLookup,
  type Resolve,
} from "../../supabase/functions/_shared/public-address.ts";
import { listenWith } from "../support/listen-with.ts";
import { words } from "../support/words.ts";

/** A server on this machine, with the URLs that were requested from it. */
async function server(listener: RequestListener) {
  const asked: string[] = [];
  const { port, origin } = await listenWith((request, response) => {
    asked.push(request.url ?? "");
    listener(request, response);
  });
  return { asked, port, origin };
}

/** A resolver that answers each query with the next of some lists of addresses. */
function answering(...lists: string[][]) {
  return vi.fn<Resolve>((_name, _options, answer) => {
    const addresses = lists.shift() ?? [];
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  });
}

test.each([
  ...words`
  0.0.0.0 10.1.2.3 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254 169.254.169.254
  172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1 192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.9
  224.0.0.251 239.255.255.250 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:7f00:1
  ::ffff:10.0.0.1 64:ff9b::127.0.0.1 64:ff9b::a00:1 64:ff9b:1::1 100::1 2001:db8::1
  2001:0:4136:e378::1 2002:7f00:1:: 3fff::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0
  2606:4700::1111%eth0 fec0::1 ff02::1 localhost
`,
  "",
])("%s is not on the public internet", (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(words`
  1.1.1.1 93.184.215.14 100.63.255.255 100.128.0.1 172.32.0.1 192.0.1.1 223.255.255.255
  ::ffff:1.1.1.1 64:ff9b::1.1.1.1 2606:4700:4700::1111 2a00:1450::1
`)("%s is on the public internet", (address) => {
  expect(isPublic(address)).toBe(true);
});

test.each(words`
  127.0.0.1 2130706433 0x7f.1 0177.0.0.1 127.1 127.0.0.1. [::1] [::ffff:127.0.0.1]
  [0:0:0:0:0:ffff:7f00:1] localhost localhost. LOCALHOST
`)("nothing is requested from this machine as %s", async (host) => {
  const { asked, port } = await server((_request, response) => response.end("SECRET"));
  // Not every machine resolves its own name with a trailing dot.
  await expect(fetchPicture(`http://${host}:${port}/a.png`)).rejects.toThrow(
    /private network|There is no server localhost\.\./,
  );
  expect(asked).toEqual([]);
});

test.each(["[::]", "0", "169.254.169.254", "[fe80::1]", "[64:ff9b::7f00:1]"])(
  "nothing is requested from the private host %s",
  async (host) => {
    await expect(fetchPicture(`http://${host}:1/a.png`)).rejects.toThrow("private network");
  },
);

test.each([
  ["a private address", ["10.0.0.1"], "private network"],
  ["a public and a private address", ["1.1.1.1", "::1"], "private network"],
  ["this machine's address", ["127.0.0.1"], "private network"],
  ["no address", [], "There is no server"],
])("no connection is made to a name with %s", async (_, addresses, message) => {
  const { asked, port } = await server((_request, response) => response.end("SECRET"));
  const resolve = answering(addresses);
  const address = `http://rebound.example.com:${port}/a.png`;
  await expect(fetchPicture(address, { resolve })).rejects.toThrow(message);
  expect(asked).toEqual([]);
  expect(resolve).toHaveBeenCalledOnce();
});

test("a connection goes to the address that was checked, whatever the name resolves to a moment later", () => {
  const resolve = answering(["1.1.1.1", "2606:4700::1111"], ["127.0.0.1"]);
  const given = vi.fn<Parameters<LookupFunction>[2]>();
  const lookup = publicLookup(resolve);
  lookup("rebound.example.com", { all: true }, given);
  expect(given).toHaveBeenCalledExactlyOnceWith(null, [
    { address: "1.1.1.1", family: 4 },
    { address: "2606:4700::1111", family: 6 },
  ]);
  lookup("rebound.example.com", { all: false }, given);
  expect(given).toHaveBeenLastCalledWith(
    expect.objectContaining({ message: "rebound.example.com is on a private network." }),
    [],
  );
  expect(resolve).toHaveBeenCalledTimes(2);
});

test("a site that was named may be on this machine, but cannot redirect to anything else there", async () => {
  const other = await server((_request, response) => response.end("SECRET"));
  const targets: Record<string, string> = {
    "/number": `${other.origin}/a.png`,
    "/name": `http://rebound.example.com:${other.port}/a.png`,
    "/file": "file:///etc/hostname",
    "/round": "/round",
    "/on": "/picture",
  };
  const { origin } = await server(({ url = "" }, response) => {
    const location = targets[url];
    if (location) response.writeHead(302, { location });
    response.end("A picture");
  });
  const from = { namedSite: origin, resolve: answering(["127.0.0.1"]) };
  await expect(fetchPicture(`${origin}/number`, from)).rejects.toThrow("private network");
  await expect(fetchPicture(`${origin}/name`, from)).rejects.toThrow("private network");
  await expect(fetchPicture(`${origin}/file`, from)).rejects.toThrow("not a web address");
  await expect(fetchPicture(`${origin}/round`, from)).rejects.toThrow("redirected too often");
  expect(other.asked).toEqual([]);
  expect(String(await fetchPicture(`${origin}/on`, from))).toBe("A picture");
});

test("a redirect to a URL with non-ASCII letters is followed, one to an invalid URL is refused", async () => {
  const { origin, asked } = await server(({ url }, response) => {
    const to = url === "/nowhere" ? "http://[" : Buffer.from("/café.png").toString("latin1");
    if (url === "/caf%C3%A9.png") response.end("A picture");
    else response.writeHead(302, { location: to }).end();
  });
  const from = { namedSite: origin };
  expect(String(await fetchPicture(`${origin}/old`, from))).toBe("A picture");
  expect(asked).toEqual(["/old", "/caf%C3%A9.png"]);
  await expect(fetchPicture(`${origin}/nowhere`, from)).rejects.toThrow("leads to no address");
});

test("a picture may be stored compressed, and is sent like that", async () => {
  const { origin } = await server((_request, response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("<svg/>")),
  );
  expect(String(await fetchPicture(`${origin}/a.svg`, { namedSite: origin }))).toBe("<svg/>");
});

test("the download of an endless or slow picture is aborted", { tags: "full" }, async () => {
  const mega = Buffer.alloc(1024 * 1024);
  const { origin } = await server(({ url }, response) => {
    if (url === "/silent") return;
    response.writeHead(200, url === "/honest" ? { "content-length": 1e12 } : {});
    if (url === "/slow") {
      response.write("a");
      return;
    }
    const more = () => {
      while (response.write(mega));
      response.once("drain", more);
    };
    more();
  });
  const from = { namedSite: origin };
  await expect(fetchPicture(`${origin}/endless`, from)).rejects.toThrow("larger than 60 MB");
  await expect(fetchPicture(`${origin}/honest`, from)).rejects.toThrow("larger than 60 MB");
  const hurried = { namedSite: origin, deadline: 200 };
  await expect(fetchPicture(`${origin}/silent`, hurried)).rejects.toThrow("does not answer");
  await expect(fetchPicture(`${origin}/slow`, hurried)).rejects.toThrow(
    "cannot be read to its end",
  );
});

test("a copy of the old site's files is searched first, and no path leads out of it", async () => {
  await expect(fetchPicture("file:///etc/hostname")).rejects.toThrow("not a web address");
  const folder = path.join(import.meta.dirname, "imports");
  expect(await fetchPicture("https://a.example.com/blog/ghost-5.json", { folder })).toEqual(
    fs.readFileSync(path.join(folder, "ghost-5.json")),
  );
  const outside = "http://127.0.0.1:1/%2e%2e%2ffetch-picture.test.ts";
  await expect(fetchPicture(outside, { folder })).rejects.toThrow("private");
});
