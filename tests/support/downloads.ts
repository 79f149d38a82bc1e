import { onTestFinished, vi } from "vitest";

type Download = { name: string; file: Blob };

/** Records the files that the page saves in this test, which jsdom cannot do. */
export function recordDownloads(): Download[] {
  const files = new Map<string, Blob>();
  const downloads: Download[] = [];
  URL.createObjectURL = (file: Blob) => {
    const address = `blob:test/${files.size}`;
    files.set(address, file);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  onTestFinished(() => {
    Reflect.deleteProperty(URL, "createObjectURL");
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.href);
    if (file) downloads.push({ name: this.download, file });
  });
  return downloads;
}
