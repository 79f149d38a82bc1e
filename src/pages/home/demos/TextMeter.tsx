import { useState } from "react";

const seen = new Intl.Segmenter("en", {
  granularity: "grapheme",
});
const words = new Intl.Segmenter("en", { granularity: "word" });

export function TextMeter() {
  const [text, setText] = useState("Zoë is no cliché 👩🏽‍🚀");
  const counts = {
    Words: [...words.segment(text)].filter(
      (part) => part.isWordLike,
    ).length,
    "Characters as read": [...seen.segment(text)].length,
    "Units that .length counts": text.length,
  };
  return (
    <div className="grid gap-6">
      <label className="grid gap-2">
        Write something
        <input
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
