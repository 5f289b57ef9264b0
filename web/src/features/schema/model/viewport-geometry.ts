export type View = { x: number; y: number; zoom: number };
export type Size = { width: number; height: number };
export type Area = { left: number; top: number; right: number; bottom: number };

/** How far a picture goes beyond what is in sight, on every side, as a share of it. */
const spare = 0.25;
/** Enlarged or shrunk further than this, a picture is no longer one to look at. */
const mostEnlarged = 2;
const mostShrunk = 0.4;

/** What is painted for a view: with something around it, so that it can be moved for a while before it ends. */
export function paintedFor(view: View, { width, height }: Size): { view: View; size: Size } {
  return {
    view: { ...view, x: view.x + width * spare, y: view.y + height * spare },
    size: { width: width * (1 + 2 * spare), height: height * (1 + 2 * spare) },
  };
}

/** Moves a picture that was drawn for one view to where another has it. */
export function movedTo(drawn: View, view: View): string {
  const scale = view.zoom / drawn.zoom;
  return `translate(${view.x - drawn.x * scale}px, ${view.y - drawn.y * scale}px) scale(${scale})`;
}

/** Whether a picture drawn for one view shows all that another has in sight, sharp enough while it moves. */
export function stillShows(drawn: View, view: View, { size, bounds }: { size: Size; bounds: Area }): boolean {
  const scale = view.zoom / drawn.zoom;
  if (scale > mostEnlarged || scale < mostShrunk) return false;
  const painted = paintedFor(drawn, size);
  const there = visibleArea(painted.view, painted.size);
  const wanted = visibleArea(view, size);
  return (
    Math.max(wanted.left, bounds.left) >= there.left &&
    Math.max(wanted.top, bounds.top) >= there.top &&
    Math.min(wanted.right, bounds.right) <= there.right &&
    Math.min(wanted.bottom, bounds.bottom) <= there.bottom
  );
}

export function visibleArea({ x, y, zoom }: View, { width, height }: Size): Area {
  return { left: -x / zoom, top: -y / zoom, right: (width - x) / zoom, bottom: (height - y) / zoom };
}
