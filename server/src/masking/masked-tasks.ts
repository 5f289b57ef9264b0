import type { DatabaseSchema, Table } from '@parley/contract/database-schema';
import type { ParameterValue } from '@parley/contract/parameters';
import type {
  ColumnProfile,
  ExplainTask,
  QuestionsTask,
  ReadTask,
  RewriteTask,
  SqlTask,
  SuggestTask,
} from '../ai/port.ts';
import type { AskedTool, ExtractTask } from '../language/filling/parameter-extraction-types.ts';
import { readQuestion } from '../language/question/question.ts';
import type { ConnectionMasking } from './connection-masking.ts';
import type { StandIns } from './value-stand-ins.ts';

/** The same tasks with stand-ins in their texts, and nothing of what marked columns hold. */
export type MaskedTasks = {
  suggest(task: SuggestTask): SuggestTask;
  sql(task: SqlTask): SqlTask;
  extract(task: ExtractTask): ExtractTask;
  rewrite(task: RewriteTask): RewriteTask;
  read(task: ReadTask): ReadTask;
  questions(task: QuestionsTask): QuestionsTask;
  /** Its rows have stand-ins already. */
  explain(task: ExplainTask): ExplainTask;
};

export function maskedTasks(masking: ConnectionMasking, { hide }: StandIns): MaskedTasks {
  /** Name, type and place of a marked column stay. */
  const tableOf = (table: Table): Table => ({
    ...table,
    columns: table.columns.map((column) =>
      masking.isMarked({ schema: table.schema, table: table.name, column: column.name })
        ? { ...column, comment: null, default: null, enumValues: null }
        : column,
    ),
  });
  const schemaOf = (schema: DatabaseSchema) => ({ ...schema, tables: schema.tables.map(tableOf) });
  const open = (profiles: readonly ColumnProfile[]) => profiles.filter((one) => !masking.isMarked(one));
  const openValues =
    (valuesOf: ReadTask['valuesOf']): ReadTask['valuesOf'] =>
    async (place) =>
      masking.isMarked(place) ? [] : valuesOf(place);
  const toolOf = (tool: AskedTool): AskedTool => ({
    ...tool,
    name: hide(tool.name),
    description: hide(tool.description),
    sql: inTexts(tool.sql, hide),
    parameters: tool.parameters.map((one) => ({ ...one, description: hide(one.description) })),
    tables: tool.tables.map(tableOf),
  });
  const hidden = (values: Readonly<Record<string, ParameterValue>>) => eachValue(values, hide);
  return {
    suggest: (task) => ({
      ...task,
      schema: schemaOf(task.schema),
      profiles: open(task.profiles),
      systemDescription: hide(task.systemDescription),
    }),
    sql: (task) => ({
      ...task,
      tables: task.tables.map(tableOf),
      profiles: open(task.profiles),
      draft: { ...task.draft, description: hide(task.draft.description) },
      failed: task.failed && { ...task.failed, reason: withoutValues(hide(task.failed.reason)) },
    }),
    extract: ({ question, tool, known, previous, ...task }) => ({
      ...task,
      question: readQuestion(hide(question.text), previous && hide(previous.question)),
      tool: toolOf(tool),
      known: known.map(({ parameter, columns }) => ({
        parameter,
        columns: columns.filter((place) => !masking.isMarked(place)),
      })),
      previous: previous && { question: hide(previous.question), values: hidden(previous.values) },
    }),
    rewrite: ({ question, tool, reachable, profiles, unused, ...task }) => ({
      ...task,
      question: readQuestion(hide(question.text)),
      tool: toolOf(tool),
      reachable: reachable.map(tableOf),
      ...(profiles && { profiles: open(profiles) }),
      unused: unused.map(hide),
    }),
    read: (task) => ({
      ...task,
      question: hide(task.question),
      previous: task.previous && hide(task.previous),
      ...(task.before != null && { before: hide(task.before) }),
      schema: schemaOf(task.schema),
      profiles: open(task.profiles),
      valuesOf: openValues(task.valuesOf),
    }),
    questions: (task) => ({
      ...task,
      schema: schemaOf(task.schema),
      profiles: open(task.profiles),
      valuesOf: openValues(task.valuesOf),
    }),
    explain: (task) => ({
      ...task,
      question: hide(task.question),
      tool: { name: hide(task.tool.name), description: hide(task.tool.description) },
      values: hidden(task.values),
    }),
  };
}

/** Changes what stands in quotes in a statement. */
function inTexts(sql: string, change: (text: string) => string): string {
  return sql.replace(/'(?:[^']|'')*'/g, change);
}

/** Changes the texts in values, of which one may be a list. */
export function eachValue(
  values: Readonly<Record<string, ParameterValue>>,
  change: (text: string) => string,
): Record<string, ParameterValue> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, eachText(value, change)]));
}

export function eachText(value: ParameterValue, change: (text: string) => string): ParameterValue {
  if (typeof value === 'string') return change(value);
  if (!Array.isArray(value)) return value;
  return value.map((one) => (typeof one === 'string' ? change(one) : one));
}

/** What a database quotes in a message may be a value: 'invalid input syntax for type integer: "+49 …"'. */
function withoutValues(message: string): string {
  return message
    .replace(/=\([^)]*\)/g, '=(…)')
    .replace(/(: *)(["'])(?:(?!\2).)*\2/g, '$1…')
    .replace(/\b(value|entry|Entry|Value)(:? *)(["'])(?:(?!\3).)*\3/g, '$1$2…');
}
