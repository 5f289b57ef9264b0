import type { Parameter } from '@parley/contract/parameters';
import { stem, tokens } from '../../platform/text-search/tokenize-and-stem.ts';
import type { Unit } from '../question/calendar-days.ts';
import type { StatementFacts } from '../statement/analyse-statement.ts';
import type { ParameterUse } from '../statement/parameter-uses.ts';
import type { AskedTool } from './parameter-extraction-types.ts';

/** What a parameter is for; it decides which words of a question can fill it. */
export type Role = {
  parameter: Parameter;
  /** The lower or upper end of a range, or one exact value. */
  side: 'lower' | 'upper' | 'at';
  /** The end itself is left out: `>` or `<`. */
  isStrict: boolean;
  isLimit: boolean;
  isPattern: boolean;
  isExcluding: boolean;
  /** A part of a date, such as the year, or how many units back. */
  part: 'year' | 'month' | 'quarter' | 'month text' | 'year text' | null;
  back: Unit | null;
  column: string | null;
  /** Stems of the words that name it: its own and its column's. */
  nouns: ReadonlySet<string>;
  /** Stems of its description, which say less. */
  hints: ReadonlySet<string>;
};

const lowerName = /^(from|start|since|after|begin|min|minimum|lower|earliest|low|least)$/;
const upperName = /^(to|until|end|before|through|till|max|maximum|upper|latest|high|most|by)$/;
const dull =
  /^(min|max|minimum|maximum|from|to|start|end|since|until|before|after|is|has|the|a|of|id|value|begin|at|on|by|name|only|date|time|day)$/;
const limitName = /^(limit|top|top_n|n|count|max_rows|how_many|rows|number_of_rows|max_results)$/;

const known = new WeakMap<StatementFacts, { parameters: readonly Parameter[]; roles: Role[] }>();

/** Read once a tool: a catalogue asks the same tools again and again. */
export function rolesOf({ statement, parameters }: AskedTool): Role[] {
  const before = known.get(statement);
  if (before?.parameters === parameters) return before.roles;
  const roles = parameters.map((parameter) => roleOf(parameter, statement.uses[parameter.name] ?? []));
  known.set(statement, { parameters, roles });
  return roles;
}

function roleOf(parameter: Parameter, uses: readonly ParameterUse[]): Role {
  const use = uses.find(({ operator }) => operator !== null) ?? uses[0];
  const operator = use?.operator ?? null;
  const words = tokens(parameter.name);
  const side = sideOf(parameter, operator, words);
  const column = use?.columns.at(-1)?.column ?? null;
  const nouns = [...words, ...(column ? tokens(column) : [])].filter((word) => !dull.test(word));
  const isNumeric = parameter.type === 'integer' || parameter.type === 'number';
  return {
    parameter,
    side,
    isStrict: (operator === '>' || operator === '<') && !use?.addsDay,
    isLimit: operator === 'limit' || (isNumeric && operator === null && limitName.test(parameter.name)),
    isPattern: uses.some((one) => one.operator === 'like'),
    isExcluding: operator === '<>' || /^(exclude|except|not)_/.test(parameter.name),
    part: partOf(parameter, use, words),
    back: isNumeric ? backOf(words, operator) : null,
    column,
    nouns: new Set(nouns.map(stem)),
    hints: new Set(tokens(parameter.description).map(stem)),
  };
}

function sideOf(parameter: Parameter, operator: string | null, words: readonly string[]): Role['side'] {
  if (operator === '>' || operator === '>=') return 'lower';
  if (operator === '<' || operator === '<=') return 'upper';
  if (operator === '=' || operator === 'like' || operator === 'in' || operator === '<>') return 'at';
  if (parameter.type === 'text' || parameter.type === 'enum' || parameter.type === 'boolean') return 'at';
  if (words.some((word) => lowerName.test(word))) return 'lower';
  return words.some((word) => upperName.test(word)) ? 'upper' : 'at';
}

function partOf(parameter: Parameter, use: ParameterUse | undefined, words: readonly string[]): Role['part'] {
  const part = use?.part ?? null;
  if (parameter.type === 'text') {
    return part === 'year and month' ? 'month text' : part === 'year' ? 'year text' : null;
  }
  if (parameter.type !== 'integer') return null;
  const isPart = (one: 'year' | 'quarter' | 'month') => words.includes(one) || part === one;
  return (['year', 'quarter', 'month'] as const).find(isPart) ?? null;
}

function backOf(words: readonly string[], operator: string | null): Unit | null {
  const unit = words.find((word) => /^(days|weeks|months|quarters|years)$/.test(word));
  const isComparison =
    operator !== null && operator !== '=' && words.some((word) => /^(min|max)$/.test(word));
  return unit && !isComparison ? (unit.slice(0, -1) as Unit) : null;
}
