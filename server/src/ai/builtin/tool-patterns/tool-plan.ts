import type { Parameter } from '@parley/contract/parameters';
import { listed, shortened, traitLabel } from '../naming/label-wording.ts';
import { createParameters, type Parameters } from '../sql/parameter-collector.ts';
import { renderSelect, type SelectParts } from '../sql/render-select.ts';
import { openStatementScope, type Scope } from '../sql/statement-scope.ts';
import type { Model, TableModel } from '../suggest/schema-model-types.ts';

export type Built = {
  description: string;
  sql: string;
  parameters: readonly Parameter[];
  tables: readonly TableModel[];
  fields: readonly string[];
};

/** `simple`: without optional filters and window functions, for a database that could not take them. */
export type Extent = 'full' | 'simple';

/** A tool that could be proposed. Its statement is only written when somebody wants it. */
export type ToolPlan = {
  pattern: string;
  name: string;
  /** The table it is about; `others` are further ones whose importance counts. */
  main: TableModel;
  others: readonly TableModel[];
  /** How useful a tool of this shape is, from 0 to 1, whatever its tables. */
  weight: number;
  build(extent: Extent): Built;
};

/** All the tools of one shape that a schema allows. */
export type Pattern = (model: Model) => ToolPlan[];

export type Writing = { scope: Scope; parameters: Parameters };

type Recipe = {
  extent: Extent;
  model: Model;
  root: TableModel;
  isSingle: boolean;
  /** What it returns, in a sentence. */
  about: string;
  write(writing: Writing): SelectParts;
};

export function buildSelect({ model, root, isSingle, extent, about, write }: Recipe): Built {
  const scope = openStatementScope(model.dialect, root, isSingle);
  const parameters = createParameters();
  const select = write({ scope, parameters });
  const sql = renderSelect(scope, extent === 'full' ? select : simplified(select));
  const list = parameters.list().filter(({ name }) => new RegExp(`:${name}\\b`).test(sql));
  return {
    description: shortened([about, settable(list)].filter((part) => part !== '').join(' '), 1_000),
    sql,
    parameters: list,
    tables: scope.tables(),
    fields: scope.fields(),
  };
}

function simplified(select: SelectParts): SelectParts {
  return {
    ...select,
    columns: select.columns.filter(({ sql }) => !sql.includes(' OVER (')),
    where: select.where?.filter((condition) => !/^\(:\w+ IS NULL OR /.test(condition)) ?? [],
  };
}

/** Parameters that the sentence does not list: the text around it mentions them already. */
const spokenOf = new Set(['from', 'to', 'search', 'since', 'as_of']);

/** What can be set, in a sentence: people choose tools by it, and questions are matched with it. */
function settable(parameters: readonly Parameter[]): string {
  const hasRange = parameters.some(({ name, required }) => name === 'from' && !required);
  const spoken = parameters
    .filter(({ name, required }) => !required && !spokenOf.has(name))
    .map(({ name }) => traitLabel(name.replaceAll('_', ' ')));
  const parts = [...spoken, ...(hasRange ? ['dates'] : [])];
  return parts.length === 0 ? '' : `Can be narrowed by ${listed(parts)}.`;
}
