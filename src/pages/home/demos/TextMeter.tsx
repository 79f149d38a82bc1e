import { useState } from "react";
import { t } from "@/lib/words";

function partsOf(text: string, granularity: "word" | "grapheme") {
  const segmenter = new Intl.Segmenter("en", { granularity });
  return [...segmenter.segment(text)];
}

export function TextMeter() {
  const [text, setText] = useState(t("Zoë is no cliché 👩🏽‍🚀"));
  const counts = {
    [t("Words")]: partsOf(text, "word").filter(
      (part) => part.isWordLike,
    ).length,
    [t("Characters as read")]: partsOf(text, "grapheme").length,
    [t("Units that .length counts")]: text.length,
  };
  return (
    <div className="grid gap-6">
      <label className="grid gap-2">
        {t("Write something")}
        <input
          className="min-w-0"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <dl>
        {Object.entries(counts).map(([name, count]) => (
          <div
            key={name}
            className="flex justify-between border-t py-2"
          >
            <dt>{name}</dt>
            <dd className="text-title">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
