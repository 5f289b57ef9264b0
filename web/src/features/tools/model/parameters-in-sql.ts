import { type Parameter, parameterSchema } from '@parley/contract/parameters';
import { sqlTokens } from '../../../ui/sql/sql-tokens.ts';

/** The `:names` of a statement in order of appearance, each once. */
export function namesIn(sql: string): string[] {
  const names = sqlTokens(sql)
    .filter(({ kind, text }) => kind === 'parameter' && text.startsWith(':'))
    .map(({ text }) => text.slice(1));
  return [...new Set(names)];
}

/**
 * The parameters of a statement that is being typed: one a name, in the order of the text. What was known of a
 * name is taken from `known`, which also remembers names that were taken out, so that nothing typed is lost.
 */
export function parametersFor(sql: string, known: ReadonlyMap<string, Parameter>): Parameter[] {
  return namesIn(sql).map((name) => known.get(name) ?? newParameter(name));
}

const guesses: [RegExp, Parameter['type']][] = [
  [/(^|_)(since|until|from|to|before|after|date|day|on)$/i, 'date'],
  [/(^|_)at$/i, 'timestamp'],
  [/(^|_)(limit|count|top|days|months|years|quantity|year|month|n)$/i, 'integer'],
  [/(^|_)(amount|price|total|min|max|minimum|maximum)$/i, 'number'],
  [/^(is|has)_/i, 'boolean'],
];

function newParameter(name: string): Parameter {
  const type = guesses.find(([pattern]) => pattern.test(name))?.[1] ?? 'text';
  return parameterSchema.parse({ name, type });
}
