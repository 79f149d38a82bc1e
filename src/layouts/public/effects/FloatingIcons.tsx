import { useEffect, useState, type CSSProperties } from "react";

const MOST = 13;
const SPAWN = 3_000;
const SPAWN_IN_PARTY = 500;
const GLYPHS = ["{ }", "</>", ";", "#", "+", "=>", "[ ]", "::", "&&", "$_", "*", "~/", "?."];

type Icon = { id: number; glyph: string; style: CSSProperties };
type Props = { isParty: boolean };

/** Glyphs that rise behind the page now and then. */
export function FloatingIcons({ isParty }: Props) {
  const [icons, setIcons] = useState<Icon[]>([]);

  useEffect(() => {
    const timer = setInterval(
      () => {
        // A hidden page runs no animations, so its icons would pile up.
        if (document.hidden) return;
        setIcons((shown) => (shown.length < MOST ? [...shown, makeIcon()] : shown));
      },
      isParty ? SPAWN_IN_PARTY : SPAWN,
    );
    return () => clearInterval(timer);
  }, [isParty]);

  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 -z-10 overflow-hidden">
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
      left: `${Math.round(Math.random() * 96)}%`,
      fontSize: `${0.75 + Math.random()}rem`,
      animationDuration: `${14 + Math.round(Math.random() * 10)}s`,
    },
  };
}
