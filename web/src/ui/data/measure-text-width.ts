/** A hair of room: what is measured apart may stand a little wider together. */
const slack = 1.03;

/** How wide a text is, without a look at the page: each character is measured once. */
export function createTextWidthMeasure(measure: (character: string) => number): (text: string) => number {
  const widths = new Map<string, number>();
  const widthOf = (character: string) => {
    const known = widths.get(character);
    if (known !== undefined) return known;
    const width = measure(character) * slack;
    widths.set(character, width);
    return width;
  };
  return (text) => {
    let width = 0;
    for (const character of text) width += widthOf(character);
    return width;
  };
}

/** In the typeface and size that an element's text has. */
export function measureLike(element: Element): (character: string) => number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return () => Number.POSITIVE_INFINITY;
  const { fontSize, fontFamily } = getComputedStyle(element);
  pen.font = `${fontSize} ${fontFamily}`;
  // Figures of a table are all as wide as the widest.
  return (character) => pen.measureText(/\d/.test(character) ? '0' : character).width;
}
