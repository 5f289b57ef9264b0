/** The clauses of one plain SELECT, as they are written; '' where there is none. */
export type TemplateParts = {
  select: string;
  from: string;
  where: string;
  groupBy: string;
  having: string;
  orderBy: string;
  limit: string;
  isDistinct: boolean;
};

const words = ['SELECT', 'FROM', 'WHERE', 'GROUP\\s+BY', 'HAVING', 'ORDER\\s+BY', 'LIMIT'] as const;
const tooMuch = /\b(?:UNION|INTERSECT|EXCEPT|WINDOW|OFFSET|FETCH|FOR|WITH)\b/i;

/** null where the statement is more than one plain SELECT: what is not understood is left alone. */
export function splitTemplate(sql: string): TemplateParts | null {
  const text = sql.trim().replace(/;\s*$/, '');
  const outer = outerText(text);
  if (!/^SELECT\b/i.test(outer) || tooMuch.test(outer)) return null;
  const starts = words.map((word) => [...outer.matchAll(new RegExp(`(?<![:.\\w])${word}\\b`, 'gi'))]);
  if (starts.some((found) => found.length > 1)) return null;
  const places = starts.map((found) => found[0] ?? null);
  const order = places.flatMap((place) => place?.index ?? []);
  if (!places[1] || order.some((start, index) => start < (order[index - 1] ?? 0))) return null;
  const parts = places.map((place, index) => {
    if (!place) return '';
    const end = places.slice(index + 1).find((next) => next !== null)?.index ?? text.length;
    return text.slice(place.index + place[0].length, end).trim();
  });
  const [select = '', from = '', where = '', groupBy = '', having = '', orderBy = '', limit = ''] = parts;
  const isDistinct = /^DISTINCT\b/i.test(select);
  return {
    select: select.replace(/^DISTINCT\s+/i, ''),
    from,
    where,
    groupBy,
    having,
    orderBy,
    limit,
    isDistinct,
  };
}

export function joinedParts({ select, isDistinct, ...parts }: TemplateParts): string {
  const clauses = [
    ['SELECT', isDistinct ? `DISTINCT ${select}` : select],
    ['FROM', parts.from],
    ['WHERE', parts.where],
    ['GROUP BY', parts.groupBy],
    ['HAVING', parts.having],
    ['ORDER BY', parts.orderBy],
    ['LIMIT', parts.limit],
  ];
  return clauses
    .filter(([, text]) => text !== '')
    .map((clause) => clause.join(' '))
    .join('\n');
}

/** The text at its full length, with blanks for what stands in quotes, comments and parentheses. */
export function outerText(text: string): string {
  const bare = text.replace(/'(?:[^']|'')*'|"[^"]*"|`[^`]*`|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (part) =>
    /^["`]/.test(part) ? 'q'.repeat(part.length) : ' '.repeat(part.length),
  );
  let depth = 0;
  return [...bare]
    .map((letter) => {
      if (letter === '(') depth += 1;
      const isInside = depth > 0;
      if (letter === ')') depth -= 1;
      return isInside ? ' ' : letter;
    })
    .join('');
}

/** Pieces between the commas that no parentheses hold. */
export function splitList(text: string): string[] {
  const outer = outerText(text);
  const commas = [...outer.matchAll(/,/g)].map(({ index }) => index);
  return [...commas, text.length].map((end, place) => text.slice((commas[place - 1] ?? -1) + 1, end).trim());
}
