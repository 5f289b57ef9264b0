import type { Chip, SqlRewrite } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { Parameter } from '@parley/contract/parameters';
import type { Table } from '@parley/contract/schema';
import type { Tool } from '@parley/contract/tools';
import { tablesRead } from '../guard/tables-read.ts';
import type { Course } from './course.ts';
import { proposalOf } from './run-statement.ts';

type Wish = {
  tool: Tool;
  chips: readonly Chip[];
  tables: readonly Table[];
  reachable: readonly Table[];
  unused: readonly string[];
};

type Rewritten = { sql: string; chips: Chip[] };

/**
 * Another statement where binding is not enough to say what was asked. It passes the same guard and may read only
 * the tool's own tables and those they join to. Failing that, null: the original runs, and it is said so.
 */
export async function rewriteFor(course: Course, wish: Wish): Promise<Rewritten | null> {
  const { stage, receipt, emit, input } = course;
  if (wish.unused.length === 0 || input.values) {
    stage.note('rewrite', 'skipped', 'The parameters say it all.');
    return null;
  }
  try {
    const rewritten = await stage('rewrite', () => tryRewrite(course, wish));
    if (!rewritten) {
      stage.note('rewrite', 'skipped', `Not taken into account: ${wish.unused.join(', ')}.`);
      return null;
    }
    receipt.note({ rewrite: rewritten.shown });
    emit({ event: 'rewrite', data: rewritten.shown });
    return rewritten.statement;
  } catch (error) {
    if (!(error instanceof ParleyError) || error.code === 'query_cancelled') throw error;
    stage.note('rewrite', 'failed', `The original statement ran instead: ${error.message}`);
    return null;
  }
}

async function tryRewrite(
  { provider, input, source, receipt, signal }: Course,
  { tool, chips, tables, reachable, unused }: Wish,
): Promise<{ shown: SqlRewrite; statement: Rewritten } | null> {
  const { name, description, sql, parameters, dialect } = tool;
  const { value, usage } = await provider.rewriteSql(
    {
      question: input.question,
      tool: { name, description, dialect, sql, parameters, tables },
      moment: input.moment,
      reachable,
      unused,
    },
    { signal },
  );
  receipt.spend(usage);
  if (!value) return null;
  const { tables: all } = await source.schema();
  await assertConfined(value.sql, tool, {
    allowed: spellings([...tables, ...reachable]),
    all: spellings(all),
  });
  const statement = { sql: value.sql, chips: withNewOnes(chips, value.parameters) };
  const proposal = proposalOf(statement);
  await source.use(async (database) => database.prepare(await database.approveRead(proposal)));
  return { shown: { before: sql, after: value.sql, reason: value.reason }, statement };
}

/** A parameter that the rewrite brought along holds what the question asks for. */
function withNewOnes(chips: readonly Chip[], parameters: readonly Parameter[]): Chip[] {
  const known = new Map(chips.map((chip) => [chip.parameter.name, chip]));
  return parameters.map((parameter) => {
    const value = parameter.default ?? null;
    const fresh = { value, origin: 'guessed' as const, words: null, alternatives: [], choices: [] };
    return { ...(known.get(parameter.name) ?? fresh), parameter };
  });
}

/** A name that WITH gives may hide no table: what bears a table's name counts as that table. */
async function assertConfined(sql: string, { dialect }: Tool, schema: Confines): Promise<void> {
  const found = await tablesRead(dialect, sql);
  if ('refused' in found) throw new ParleyError('sql_refused', { values: { reason: found.refused } });
  const parts = new Set(found.parts.map((name) => name.toLowerCase()));
  const isOpen = (name: string) => schema.allowed.has(name) || (parts.has(name) && !schema.all.has(name));
  const outside = found.tables.find((name) => !isOpen(name.toLowerCase()));
  if (outside === undefined) return;
  throw new ParleyError('sql_refused', {
    values: { reason: `it reads ${outside}, which this tool has nothing to do with.` },
  });
}

type Confines = { allowed: ReadonlySet<string>; all: ReadonlySet<string> };

function spellings(tables: readonly Table[]): ReadonlySet<string> {
  return new Set(
    tables.flatMap(({ schema, name }) => [name.toLowerCase(), `${schema}.${name}`.toLowerCase()]),
  );
}
