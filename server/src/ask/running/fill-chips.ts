import type { Chip } from '@parley/contract/ask';
import type { Table } from '@parley/contract/database-schema';
import { assertNotBound, isBound } from '../../row-rules/caller-bound-parameters.ts';
import type { AskContext } from '../ask-context-types.ts';
import { readLatestDay } from '../composing/read-latest-day.ts';
import { recallValues } from '../learning/recall-reading.ts';
import { chipsFrom, chipsWith, valuesOf, withBoundChips } from '../parameter-chips.ts';
import type { ReadTool } from '../tool-statement-facts.ts';
import { markValuesNotFound } from './mark-values-not-found.ts';
import { readParameterValues } from './read-compared-column-values.ts';

export type FilledChips = {
  chips: Chip[];
  missing: string[];
  /** Parts of the question that no parameter can say. */
  unused: readonly string[];
};

/** Bound parameters are filled by the server: nothing that reads questions is told of them. */
export async function fillChips(
  context: AskContext,
  tool: ReadTool,
  tables: readonly Table[],
): Promise<FilledChips> {
  assertNotBound(tool.parameters, context.input.values ?? {});
  const bound = await context.source.bind(tool.parameters);
  const free = tool.parameters.filter((parameter) => !isBound(parameter));
  const { unused, ...filled } = await fillFree(context, { ...tool, parameters: free }, tables);
  return { ...withBoundChips(filled, tool.parameters, bound), unused };
}

/** Values given by hand are taken as they are, with no call to a provider; else they are read in the question. */
async function fillFree(context: AskContext, tool: ReadTool, tables: readonly Table[]): Promise<FilledChips> {
  const { input, question, previous, provider, source, receipt, signal } = context;
  const known = await readParameterValues(tool, tables, source);
  const before = previous?.toolId === tool.id ? previous : null;
  if (input.values) {
    const filled = chipsWith(tool.parameters, input.values, { before: before?.chips ?? [], known });
    return { ...filled, unused: [] };
  }
  const { name, description, sql, statement, parameters, dialect } = tool;
  const { value, usage } = await provider.extractParameters(
    {
      question,
      tool: { name, description, dialect, sql, statement, parameters, tables },
      moment: input.moment,
      known,
      latestDay: await readLatestDay({ tool, tables, question, moment: input.moment }, source),
      previous: before && {
        question: before.question,
        values: valuesOf(before.chips.filter((chip) => !isBound(chip.parameter))),
      },
    },
    { signal },
  );
  receipt.spend(usage);
  const read = chipsFrom(parameters, value, known);
  // What a write sets may be new, and its rehearsal shows which rows it would change.
  const filled =
    tool.type === 'mutation' ? read : await markValuesNotFound(read, { statement, tables, known, source });
  const recalled = before ? null : await recallValues(context, sql, filled.chips);
  if (!recalled) return { ...filled, unused: value.unused };
  receipt.note({ learned: recalled.learned });
  const missing = filled.missing.filter(
    (one) => recalled.chips.find(({ parameter }) => parameter.name === one)?.value == null,
  );
  return { chips: recalled.chips, missing, unused: value.unused };
}
