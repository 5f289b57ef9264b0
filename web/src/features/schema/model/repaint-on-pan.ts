import { type Area, movedTo, type Size, stillShows, type View } from './viewport-geometry.ts';

export type Sight = { view: View; size: Size };

type Drawing = {
  canvas: { style: Pick<CSSStyleDeclaration, 'transform'> };
  sight: () => Sight;
  /** Beyond it there is nothing to draw. */
  bounds: Area;
  paint: (sight: Sight) => void;
};

/** After this long without a movement the picture is drawn anew, sharp. */
const restMs = 120;

/** Moves the picture along with the view. It is drawn anew when its edge comes into sight or the movement ends. */
export function repaintOnPan({ canvas, sight, bounds, paint }: Drawing): {
  follow: () => void;
  stop: () => void;
} {
  let drawn: Sight | null = null;
  let seen: View | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    clearTimeout(rest);
    const now = sight();
    if (now.size.width === 0) return;
    paint(now);
    canvas.style.transform = '';
    drawn = now;
    seen = now.view;
  };
  const follow = () => {
    const now = sight();
    if (!drawn || !isSameSize(drawn.size, now.size)) return draw();
    // Much else is said that moves nothing.
    if (seen && isSameView(seen, now.view)) return;
    seen = now.view;
    if (!stillShows(drawn.view, now.view, { size: now.size, bounds })) return draw();
    canvas.style.transform = movedTo(drawn.view, now.view);
    clearTimeout(rest);
    rest = setTimeout(draw, restMs);
  };
  draw();
  return { follow, stop: () => clearTimeout(rest) };
}

function isSameSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

function isSameView(a: View, b: View): boolean {
  return a.x === b.x && a.y === b.y && a.zoom === b.zoom;
}
