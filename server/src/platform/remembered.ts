/** So many answers are kept; then all of them are forgotten. */
const most = 10_000;

/** A function of a text that is asked for the same few thousand texts again and again, such as names of columns. */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}
