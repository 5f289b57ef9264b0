/** The cache is cleared when it has this many entries. */
const most = 10_000;

/** Caches a function of one string that is called with the same few thousand strings, such as column names. */
export function memoize<T>(make: (text: string) => T): (text: string) => T {
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
