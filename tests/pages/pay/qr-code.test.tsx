import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { setNavigator } from "../../support/navigator";
import { renderApp } from "../../support/render";
import { findToast } from "../../support/toasts";
import { findQrCode, scan, scanPage, serveRate } from "./pay-page";
import { fill } from "../../support/fill";

const methods = [
  ["binance", "Payment link"],
  ["bep20", "Wallet address"],
  ["trc20", "Wallet address"],
  ["bitcoin", "Payment link"],
] as const;

test.each(methods)("the QR code of %s contains exactly what Copy copies", async (method, label) => {
  serveRate(81_234);
  const { user } = renderApp(`/pay?method=${method}`);
  await user.click(await screen.findByRole("button", { name: "$25" }));
  await fill(user, screen.getByRole("textbox", { name: "Note (optional)" }), "Thanks, 100% ä");
  if (method === "bitcoin") await screen.findByText(/amount=0\.00030775/);

  await user.click(screen.getByRole("button", { name: `Copy ${label}` }));
  await findToast(`${label} copied to clipboard!`);
  const copied = await navigator.clipboard.readText();
  expect(copied).not.toBe("");
  expect(screen.getByText(copied).closest("[translate=no]")).not.toBeNull();
  await waitFor(async () => expect(await scanPage()).toBe(copied));

  const image = await findQrCode();
  expect(image).toHaveAccessibleDescription(copied);
  expect(image).toHaveAttribute("width", "256");
});

test("the image has 256 pixels, black on white, a margin of 2 modules, and needs no canvas", async () => {
  renderApp("/pay?method=trc20");
  const image = await findQrCode();
  expect(await scan(image.src)).toEqual({
    text: "TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW",
    format: "svg",
    width: 256,
    height: 256,
    colours: ["ff000000", "ffffffff"],
    marginInModules: 2,
  });
});

test.each([["漢".repeat(100)], ["😀".repeat(50)], ["%".repeat(100)]])(
  "the longest note can still be scanned: %s",
  async (note) => {
    serveRate();
    localStorage.setItem("draft:pay-note", note);
    localStorage.setItem("draft:pay-amount", "9999.99");
    renderApp("/pay?method=bitcoin");
    const encoded = encodeURIComponent(`${note} (9999.99 USD)`);
    await waitFor(async () =>
      expect(await scanPage()).toBe(
        `bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?label=${encoded}`,
      ),
    );
  },
);

test("each detail can be copied separately, and a failed copy is reported", async () => {
  const { user } = renderApp("/pay");
  const button = await screen.findByRole("button", { name: "Copy Pay ID" });
  await user.click(button);

  await findToast("Pay ID copied to clipboard!");
  expect(await navigator.clipboard.readText()).toBe("000000000");
  const other = screen.getByRole("button", { name: "Copy Username" });
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("forbidden"));
  await user.click(other);
  await findToast("Failed to copy to clipboard");
  expect(other).toHaveAccessibleName("Copy Username");
});

test("a button confirms for two seconds that it has copied", async () => {
  renderApp("/pay");
  const button = await screen.findByRole("button", { name: "Copy Pay ID" });
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
  vi.useFakeTimers();
  await act(async () => void fireEvent.click(button));
  expect(button).toHaveAccessibleName("Copied Pay ID");

  act(() => void vi.advanceTimersByTime(1_999));
  expect(button).toHaveAccessibleName("Copied Pay ID");
  act(() => void vi.advanceTimersByTime(1));
  expect(button).toHaveAccessibleName("Copy Pay ID");
});

test.each([
  ["", 128, "png"],
  [", as SVG where a canvas is read back as white", 255, "svg"],
])("Download QR saves the shown code%s", async (_where, grey, format) => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(
    Object.assign(Object.create(null), {
      fillRect: () => undefined,
      getImageData: () => ({ data: Uint8ClampedArray.of(grey, grey, grey, 255) }),
    }),
  );
  const { user } = renderApp("/pay?method=bitcoin");
  await findQrCode();
  const saved: { name: string; address: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, address: this.href });
  });
  await user.click(screen.getByRole("button", { name: "Download QR" }));

  await findToast("QR code downloaded!");
  expect(saved.map(({ name }) => name)).toEqual([`example-bitcoin.${format}`]);
  expect(await scan(saved[0]?.address ?? "")).toMatchObject({
    text: "bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    format,
  });
});

test("Print QR prints the code and its details, and removes the sheet afterwards", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue(undefined);
  const { user } = renderApp("/pay?method=trc20");
  const shown = await findQrCode();
  const button = screen.getByRole("button", { name: "Print QR" });
  const before = document.body.childElementCount;

  for (const times of [1, 2]) {
    await user.click(button);
    const sheet = screen.getByText("Pay Robin Sample: USDT on TRON").parentElement;
    if (!sheet) throw new Error("There is no sheet to print");
    const address = within(sheet).getByText("TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW");
    expect(address).toHaveAttribute("translate", "no");
    expect(within(sheet).getByText("Example. Do not pay to this address.")).toBeInTheDocument();
    const image = within(sheet).getByRole("presentation", { hidden: true });
    expect(image).toHaveAttribute("src", shown.src);
    expect(print).toHaveBeenCalledTimes(times - 1);
    fireEvent.load(image);
    expect(print).toHaveBeenCalledTimes(times);
    fireEvent(window, new Event("afterprint"));
    expect(document.body.childElementCount).toBe(before);
  }
});

test("Share passes the payment to the device", async () => {
  const share = vi.fn<Navigator["share"]>().mockResolvedValue(undefined);
  setNavigator("share", share);
  const { user } = renderApp("/pay?method=bep20");
  await user.click(await screen.findByRole("button", { name: "Share" }));

  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: "Pay Robin Sample: USDT on BNB Smart Chain",
    text: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    url: `${window.location.origin}/pay?method=bep20`,
  });
});
