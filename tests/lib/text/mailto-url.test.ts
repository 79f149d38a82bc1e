import { expect, test } from "vitest";
import { mailtoUrl } from "@/lib/text/mailto-url";

/** What a mail program reads from a link according to RFC 6068. */
function read(link: string | undefined) {
  const url = new URL(link ?? "");
  return { to: decodeURIComponent(url.pathname), fields: [...url.searchParams] };
}

test("a link starts an email to the address with the subject", () => {
  expect(mailtoUrl("ada@example.com", "Re: A question")).toBe(
    "mailto:ada@example.com?subject=Re%3A%20A%20question",
  );
});

test.each([
  '100% & more? #1 "quoted"',
  "Plus + plus",
  "x&bcc=c@d.example&body=hi?cc=e@f.example#end",
  "Grüße 🎉👩‍💻 مرحبا",
  "%0d%0aBcc: c@d.example",
])("the subject %j is kept unchanged, and adds nothing else", (subject) => {
  expect(read(mailtoUrl("ada@example.com", subject))).toEqual({
    to: "ada@example.com",
    fields: [["subject", subject]],
  });
});

test("a text becomes the body, with the line breaks of emails, and adds nothing else", () => {
  expect(
    read(mailtoUrl("ada@example.com", "x", "Hello,\n\n1 & 2?&bcc=c@d.example")).fields,
  ).toEqual([
    ["subject", "x"],
    ["body", "Hello,\r\n\r\n1 & 2?&bcc=c@d.example"],
  ]);
});

test("a subject is a single line", () => {
  expect(read(mailtoUrl("ada@example.com", "Re: one\r\nBcc: c@d.example")).fields).toEqual([
    ["subject", "Re: one Bcc: c@d.example"],
  ]);
});

test.each(["o'neil+tag@b.example", "50%off@b.example", "a/b#c@b.example", "jörg@bücher.example"])(
  "the address %s is kept unchanged",
  (address) => {
    expect(read(mailtoUrl(address, "Re: x"))).toEqual({
      to: address,
      fields: [["subject", "Re: x"]],
    });
  },
);

test.each([
  "",
  "ada",
  "ada@example",
  "a@b.example,c@d.example",
  "a@b.example;c@d.example",
  "a@b.example?bcc=c@d.example",
  "a@b.example&cc=c",
  "Ada <a@b.example>",
  "a@b.example\nBcc: c@d.example",
  "a@b@c.example",
])("%j is not a single address, so there is no link", (address) => {
  expect(mailtoUrl(address, "Re: x")).toBeUndefined();
});
