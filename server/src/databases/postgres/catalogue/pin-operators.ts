/**
 * Our own queries run with the search path of whoever's database it is. An operator that somebody made there for
 * exactly the types at hand (`oid = int4`, `name || name`) wins over the system's own, and would run with our rights:
 * every operator is said to be the system's. Functions and types are written with their schema; a test holds that.
 */
export function pinOperators(text: string): string {
  const known = pinned.get(text);
  if (known !== undefined) return known;
  const result = text
    .replaceAll(inSubquery, (_, not) => (not ? '<> ALL (' : '= ANY ('))
    .replaceAll(inList, (_, not, list) => `${not ? '<> ALL' : '= ANY'} (ARRAY[${list}])`)
    .replaceAll(literalOrOperator, (token) =>
      /^['":]/.test(token) ? token : ` OPERATOR(pg_catalog.${token}) `,
    );
  pinned.set(text, result);
  return result;
}

const pinned = new Map<string, string>();

const inSubquery = /\b(NOT )?IN \((?=SELECT)/g;
const inList = /\b(NOT )?IN \(((?:'[^']*'|\d+)(?:, (?:'[^']*'|\d+))*)\)/g;

/** `-` and `+` count only between spaces: a sign before a number is none. */
const literalOrOperator = /'(?:[^']|'')*'|"[^"]*"|::|->>|->|<>|<=|>=|!~|\|\||&&|[=<>~?]|(?<= )[-+](?= )/g;
