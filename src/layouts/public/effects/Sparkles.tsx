import { useEffect, useRef } from "react";

const MAX_SPARKLES = 20;
const MAX_ON_TOUCH = 15;
const FADE = 0.03;
const TICK = 50;
const SIZE = 5;

/** Elements to read, compare or fill in, where a mark would look like a part of them. */
const EXCLUDED = "article, form, table, dl, figure, pre, [role=dialog]";

type Sparkle = { x: number; y: number; opacity: number; turn: number };

/**
 * A trail of small register marks behind the pointer, except over text and controls. Idle while the
 * pointer rests.
 */
export function Sparkles() {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    let sparkles: Sparkle[] = [];
    let timer: ReturnType<typeof setInterval> | undefined;

    const fit = () => {
      element.width = window.innerWidth;
      element.height = window.innerHeight;
    };
    const tick = () => {
      sparkles = sparkles
        .map((sparkle) => ({ ...sparkle, opacity: sparkle.opacity - FADE }))
        .filter(({ opacity }) => opacity > 0);
      draw(context, sparkles);
      if (sparkles.length === 0) {
        clearInterval(timer);
        timer = undefined;
      }
    };
    const add = ({ clientX, clientY }: { clientX: number; clientY: number }, limit: number) => {
      const sparkle = { x: clientX, y: clientY, opacity: 1, turn: (clientX + clientY) / 40 };
      sparkles = [...sparkles, sparkle].slice(-limit);
      timer ??= setInterval(tick, TICK);
    };
    const onPointerMove = (event: PointerEvent) => {
      if (event.pointerType !== "touch" && isFree(event.target)) add(event, MAX_SPARKLES);
    };
    // While scrolling, browsers report touches but no pointer moves.
    const onTouchMove = ({ touches: [finger] }: TouchEvent) => {
      if (!finger) return;
      // The target of a touch is where it began, not where it is.
      const { clientX, clientY } = finger;
      if (isFree(document.elementFromPoint(clientX, clientY))) add(finger, MAX_ON_TOUCH);
    };

    fit();
    window.addEventListener("resize", fit);
    window.addEventListener("pointermove", onPointerMove, { passive: true });
    window.addEventListener("touchmove", onTouchMove, { passive: true });
    return () => {
      clearInterval(timer);
      window.removeEventListener("resize", fit);
      window.removeEventListener("pointermove", onPointerMove);
      window.removeEventListener("touchmove", onTouchMove);
    };
  }, []);

  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="pointer-events-none fixed inset-0 -z-10 size-full"
    />
  );
}

/** False over text, and over the elements above. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(EXCLUDED)) return false;
  return ![...target.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
}

function draw(context: CanvasRenderingContext2D, sparkles: Sparkle[]): void {
  const { canvas } = context;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = getComputedStyle(canvas).getPropertyValue("--accent");
  for (const { x, y, opacity, turn } of sparkles) {
    context.save();
    context.globalAlpha = opacity;
    context.translate(x, y);
    context.rotate(turn);
    context.beginPath();
    context.moveTo(-SIZE, 0);
    context.lineTo(SIZE, 0);
    context.moveTo(0, -SIZE);
    context.lineTo(0, SIZE);
    context.stroke();
    context.restore();
  }
}
