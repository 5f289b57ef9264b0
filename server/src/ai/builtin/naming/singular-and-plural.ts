const irregular: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  mouse: 'mice',
  criterion: 'criteria',
  analysis: 'analyses',
  basis: 'bases',
  leaf: 'leaves',
  shelf: 'shelves',
  life: 'lives',
  movie: 'movies',
  cookie: 'cookies',
  index: 'indexes',
};
const regular = new Map(Object.entries(irregular).map(([one, many]) => [many, one]));

const uncountable = new Set(
  `staff inventory series species news media data metadata information equipment software hardware feedback money
  stock history usage traffic content merchandise personnel payroll freight news sales audit weather`.split(
    /\s+/,
  ),
);

/** Words that end in s and mean one thing all the same. */
const endsInS = /(ss|us|is)$|^(gas|atlas|canvas|bias|alias|chaos|cosmos|lens)$/;

export function isPlural(word: string): boolean {
  return regular.has(word) || (/s$/.test(word) && !endsInS.test(word));
}

export function toSingular(word: string): string {
  if (uncountable.has(word)) return word;
  const known = regular.get(word);
  if (known !== undefined) return known;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/(us|is)es$/.test(word) && /(status|bus|virus|bonus|campus|census)es$/.test(word))
    return word.slice(0, -2);
  return isPlural(word) ? word.slice(0, -1) : word;
}

export function toPlural(word: string): string {
  if (uncountable.has(word) || isPlural(word)) return word;
  const known = irregular[word];
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
