import type { Dialect } from '@parley/contract/database-schema';
import { limits } from '@parley/contract/limits';
import { tablesInSqlText } from '../../guard/tables-in-sql-text.ts';
import { nestedTooDeeply } from '../../sql/parse-postgres.ts';
import type { Refusal } from '../../sql/refusal.ts';
import type { SelectClauses } from './parse-select-clauses.ts';
import { parseSelectClauses } from './parse-select-clauses.ts';
import { sayConditions } from './say-condition.ts';
import type { Names } from './say-expression.ts';
import { sayExpression } from './say-expression.ts';
import { namesOf, sayTables, sourcesIn } from './say-tables.ts';
import type { Token } from './tokenize-sql.ts';
import { depthOf, isSign, isWord, outerPlaces, splitByComma, tokensOf } from './tokenize-sql.ts';

const joints: Readonly<Record<string, string>> = {
  UNION: 'To these it adds the rows of another query, each row once:',
  'UNION ALL': 'To these it adds the rows of another query:',
  INTERSECT: 'Of these it keeps only what another query gives as well:',
  EXCEPT: 'Of these it leaves out what another query gives:',
};

export type Explained = string[] | Refusal;

/** What a statement does, in sentences made from its text alone: plain data, so that a thread can do it. */
export async function explainStatement(dialect: Dialect, sql: string): Promise<Explained> {
  const named = await tablesInSqlText(sql, dialect);
  if ('refused' in named) {
    return named.refused === nestedTooDeeply ? tooDeep : [`This statement cannot be read: ${named.refused}`];
  }
  const tokens = tokensOf(dialect, sql.trim().replace(/;\s*$/, ''));
  if (depthOf(tokens) > limits.query.explainedDepth) return tooDeep;
  if (
    !isWord(tokens[0], 'SELECT', 'WITH') ||
    outerPlaces(tokens, (token) => isWord(token, 'SELECT')).length === 0
  ) {
    return sayOther(tokens, named.tables);
  }
  return sayQuery(tokens);
}

/** Each level of a statement is told inside of the one around it. */
const tooDeep: Refusal = {
  refused: `it is nested more than ${limits.query.explainedDepth} levels deep, too deep to explain.`,
};

function sayQuery(tokens: readonly Token[]): string[] {
  const { parts, selects, joints: between } = parseSelectClauses(tokens);
  return [
    ...parts.flatMap(({ name, body }) => [`First it works out ‘${name}’:`, ...sayQuery(body).map(indented)]),
    ...selects.flatMap((select, index) => {
      const said = saySelect(select);
      const joint = joints[between[index - 1] ?? ''];
      return index === 0 || !joint ? said : [joint, ...said.map(indented)];
    }),
    // What stands after the last of several queries is about all of them.
    ...selects.slice(-1).flatMap(sayEnd),
  ];
}

function saySelect(select: SelectClauses): string[] {
  const sources = sourcesIn(select.FROM);
  const names = namesOf(sources);
  const columns = columnsOf(select);
  return [
    ...sayTables(select.FROM.length > 0 ? sources : [], names),
    ...listed('Only rows count where', sayAll(select.WHERE, names)),
    ...sayGroups(select.GROUP, { names, columns }),
    ...listed('Of these it keeps those where', sayAll(select.HAVING, names)),
    `It shows ${columns.map((part) => sayShown(part, names)).join(', ')}${isDistinct(select) ? ', each row once' : ''}.`,
  ];
}

function sayEnd(select: SelectClauses): string[] {
  const names = namesOf(sourcesIn(select.FROM));
  const columns = columnsOf(select);
  return [...sayOrder(select.ORDER, { names, columns }), ...sayLimit(select, names)];
}

function isDistinct({ SELECT: tokens }: SelectClauses): boolean {
  return isWord(tokens[0], 'DISTINCT');
}

function columnsOf(select: SelectClauses): Token[][] {
  return splitByComma(isDistinct(select) ? select.SELECT.slice(1) : select.SELECT);
}

function sayAll(tokens: readonly Token[], names: Names): string[] {
  return tokens.length > 0 ? sayConditions(tokens, names) : [];
}

function listed(opening: string, said: readonly string[]): string[] {
  return said.length > 0 ? [`${opening} ${said.join('; and ')}.`] : [];
}

type Scope = { names: Names; columns: readonly Token[][] };

function sayGroups(tokens: readonly Token[], scope: Scope): string[] {
  if (tokens.length === 0) return [];
  const by = splitByComma(tokens).map((part) => sayColumn(part, scope));
  return [`It makes one row for each ${by.join(' and ')}.`];
}

/** `GROUP BY 1` means the first column. */
function sayColumn(part: readonly Token[], { names, columns }: Scope): string {
  const [only] = part;
  const meant = part.length === 1 && only?.kind === 'number' ? columns[Number(only.text) - 1] : undefined;
  return sayExpression(meant ? meant.slice(0, endOf(meant)) : part, names);
}

/** Where the alias of a column begins. */
export function endOf(part: readonly Token[]): number {
  const as = outerPlaces(part, (token) => isWord(token, 'AS')).at(-1);
  return as ?? (isBareAlias(part) ? part.length - 1 : part.length);
}

function sayShown(part: readonly Token[], names: Names): string {
  if (part.length === 1 && isSign(part[0], '*')) return 'every column';
  const end = endOf(part);
  const said = sayExpression(part.slice(0, end), names);
  const alias = end === part.length ? '' : (part.at(-1)?.text ?? '');
  return alias === '' || said === alias || said.endsWith(`.${alias}`) ? said : `${said} as ‘${alias}’`;
}

/** `sum(x) total`, without AS. */
function isBareAlias(part: readonly Token[]): boolean {
  const [before, last] = part.slice(-2);
  const isName = (token: Token | undefined) => token?.kind === 'name' || token?.kind === 'word';
  return part.length > 1 && isName(last) && !isWord(last, 'END') && (isSign(before, ')') || isName(before));
}

function sayOrder(tokens: readonly Token[], scope: Scope): string[] {
  if (tokens.length === 0) return [];
  const by = splitByComma(tokens).map((part) => {
    const end = part.findIndex((token) => isWord(token, 'ASC', 'DESC', 'NULLS'));
    const said = sayColumn(end < 0 ? part : part.slice(0, end), scope);
    return part.some((token) => isWord(token, 'DESC')) ? `${said}, from the highest down` : said;
  });
  return [`The rows come in the order of ${by.join('; then ')}.`];
}

function sayLimit({ LIMIT: limit, OFFSET: offset, FETCH: fetch }: SelectClauses, names: Names): string[] {
  const parts = splitByComma(limit);
  const [skipped, most] = parts.length > 1 ? parts : [offset, parts[0] ?? fetch.slice(1, 2)];
  const said = (tokens: readonly Token[]) => {
    const [only] = tokens;
    return only?.kind === 'parameter'
      ? `as many rows as the given ${only.text.replaceAll('_', ' ')}`
      : `${sayExpression(tokens, names)} rows`;
  };
  return [
    ...(skipped && skipped.length > 0 ? [`It leaves out the first: ${said(skipped)}.`] : []),
    ...(most && most.length > 0 ? [`It gives at most ${said(most)}.`] : []),
  ];
}

const deeds: Readonly<Record<string, string>> = {
  UPDATE: 'changes rows of',
  INSERT: 'adds rows to',
  DELETE: 'removes rows of',
};

/** What is no SELECT is told as far as it is understood. */
function sayOther(tokens: readonly Token[], tables: readonly string[]): string[] {
  const deed = deeds[tokens[0]?.text.toUpperCase() ?? ''];
  const table = tokens.slice(1).find((token) => !isWord(token, 'INTO', 'FROM', 'ONLY'));
  if (deed && table) {
    const where = outerPlaces(tokens, (token) => isWord(token, 'WHERE'))[0];
    const end = outerPlaces(tokens, (token) => isWord(token, 'RETURNING'))[0];
    const names: Names = new Map([[table.text.toLowerCase(), '']]);
    return [
      `It ${deed} ${table.text}.`,
      ...(where === undefined
        ? []
        : listed('Only rows count where', sayConditions(tokens.slice(where + 1, end), names))),
    ];
  }
  const read = tables.length > 0 ? `It reads ${[...new Set(tables)].join(', ')}.` : 'It reads no table.';
  return [read, 'More cannot be told from this statement.'];
}

function indented(sentence: string): string {
  return `– ${sentence}`;
}
