import { useEffect, useState, type CSSProperties } from "react";
import { useMediaQuery } from "@/lib/browser/use-media-query";

const MAX_ICONS = 13;
const SPAWN = 3_000;
const SPAWN_IN_PARTY = 500;
/** The width of a margin: the space beside the text, with some distance to it. */
const MARGIN = "((100vw - 68rem) / 2 - 0.75rem)";
const GLYPHS = ["{ }", "</>", ";", "#", "+", "=>", "[ ]", "::", "&&", "$_", "*", "~/", "?."];

/** In narrower windows the margins are too small for a glyph. */
const HAS_NO_MARGINS = "(width < 76rem)";

type Icon = { id: number; glyph: string; style: CSSProperties };
type Props = { isParty: boolean };

/**
 * Glyphs that rise now and then in the margins beside the page, but not beside an article, where a "+" would
 * look like a part of the text.
 */
export function FloatingIcons({ isParty }: Props) {
  const [icons, setIcons] = useState<Icon[]>([]);
  const hasMargins = !useMediaQuery(HAS_NO_MARGINS);

  useEffect(() => {
    if (!hasMargins) return undefined;
    const timer = setInterval(
      () => {
        // Hidden pages run no animations, so icons would pile up.
        if (document.hidden || document.querySelector(".article")) return;
        setIcons((shown) => (shown.length < MAX_ICONS ? [...shown, makeIcon()] : shown));
      },
      isParty ? SPAWN_IN_PARTY : SPAWN,
    );
    return () => clearInterval(timer);
  }, [isParty, hasMargins]);

  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-0 -z-10 overflow-hidden [:root:has(.article)_&]:hidden"
    >
      {icons.map(({ id, glyph, style }) => (
        <span
          key={id}
          style={style}
          onAnimationEnd={() => setIcons((shown) => shown.filter((icon) => icon.id !== id))}
          className="absolute top-full animate-rise font-mono text-ink-muted"
        >
          {glyph}
        </span>
      ))}
    </div>
  );
}

let made = 0;

function makeIcon(): Icon {
  made += 1;
  return {
    id: made,
    glyph: GLYPHS[made % GLYPHS.length] ?? "+",
    style: {
      [made % 2 === 0 ? "left" : "right"]:
        `calc((${MARGIN} - 2.5em) * ${Math.random().toFixed(2)})`,
      fontSize: `${(0.75 + Math.random() / 2).toFixed(2)}rem`,
      animationDuration: `${14 + Math.round(Math.random() * 10)}s`,
    },
  };
}
