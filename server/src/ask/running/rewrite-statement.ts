import type { AskInput, Chip } from '@parley/contract/ask';
import { askMessages } from '@parley/contract/ask';
import type { DatabaseSchema, Table } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { Parameter } from '@parley/contract/parameters';
import type { Tool } from '@parley/contract/tools';
import { findTablesInThread } from '../../guard/find-tables-in-thread.ts';
import { secretsRead } from '../../guard/secret-columns-read.ts';
import type { Receipt } from '../../records/receipt.ts';
import type { AskContext } from '../ask-context-types.ts';
import { neighboursOf } from '../named-and-neighbouring-tables.ts';
import type { ReadTool } from '../tool-statement-facts.ts';
import { proposalOf } from './run-statement.ts';

type RewriteInput = {
  tool: ReadTool;
  chips: readonly Chip[];
  schema: DatabaseSchema;
  tables: readonly Table[];
  /** Parts of the question that no parameter can say. */
  unused: readonly string[];
};

type Rewritten = { sql: string; chips: Chip[] };

/**
 * Another statement where binding is not enough to say what was asked. Failing that, null: the original runs, and it
 * is said so.
 */
export async function rewriteFor(context: AskContext, rewrite: RewriteInput): Promise<Rewritten | null> {
  const { stage, receipt, emit, input, source } = context;
  if (rewrite.unused.length === 0 || input.values) {
    stage.note('rewrite', 'skipped', askMessages.parametersSayAll);
    return null;
  }
  // A rewrite could take the condition out that a bound parameter stands in.
  if (source.savedToolsOnly || rewrite.chips.some(({ locked }) => locked !== undefined)) {
    stage.note('rewrite', 'skipped', `Not taken into account: ${rewrite.unused.join(', ')}.`);
    return null;
  }
  try {
    const rewritten = await stage('rewrite', () =>
      provenRewrite({ ...input, ...context, spend: receipt.spend }, rewrite),
    );
    if (!rewritten) {
      stage.note('rewrite', 'skipped', `Not taken into account: ${rewrite.unused.join(', ')}.`);
      return null;
    }
    const { statement, reason } = rewritten;
    const shown = { before: rewrite.tool.sql, after: statement.sql, reason };
    receipt.note({ rewrite: shown });
    emit({ event: 'rewrite', data: shown });
    return statement;
  } catch (error) {
    if (!(error instanceof ParleyError) || error.code === 'query_cancelled') throw error;
    stage.note('rewrite', 'failed', `The original statement ran instead: ${error.message}`);
    return null;
  }
}

type Means = Pick<AskContext, 'provider' | 'source' | 'signal' | 'question'> &
  Pick<AskInput, 'moment'> & { spend?: Receipt['spend'] };
type Proven = { statement: Rewritten; reason: string };

/** Passes the same guard as any statement, and reads only the tool's own tables and those they join to. */
export async function provenRewrite(
  { provider, source, signal, question, moment, spend }: Means,
  { tool, chips, schema, tables, unused }: RewriteInput,
): Promise<Proven | null> {
  const { name, description, sql, statement: read, parameters, dialect } = tool;
  const reachable = neighboursOf(schema, tables);
  const asked = { name, description, dialect, sql, statement: read, parameters, tables };
  const profiles = await source.profilesSoon();
  const { value, usage } = await provider.rewriteSql(
    { question, tool: asked, moment, reachable, unused, profiles },
    { signal },
  );
  // Before anything is refused: it was paid for all the same.
  spend?.(usage);
  if (!value) return null;
  await assertConfined(value.sql, tool, {
    allowed: spellings([...tables, ...reachable]),
    all: spellings(schema.tables),
  });
  await assertNoNewSecrets(value.sql, tool, schema.tables);
  const statement = { sql: value.sql, chips: withNewOnes(chips, value.parameters) };
  const proposal = proposalOf(statement);
  await source.use(async (database) => database.prepare(await database.approveRead(proposal)));
  return { statement, reason: value.reason };
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
  const found = await findTablesInThread(dialect, sql);
  if ('refused' in found) throw new ParleyError('sql_refused', { values: { reason: found.refused } });
  const parts = new Set(found.parts.map((name) => name.toLowerCase()));
  const isOpen = (name: string) => schema.allowed.has(name) || (parts.has(name) && !schema.all.has(name));
  const outside = found.tables.find((name) => !isOpen(name.toLowerCase()));
  if (outside === undefined) return;
  throw new ParleyError('sql_refused', {
    values: { reason: `it reads ${outside}, which this tool has nothing to do with.` },
  });
}

/** What the owner's own statement reads is the owner's business; a provider may not add to it. */
async function assertNoNewSecrets(
  sql: string,
  tool: Pick<Tool, 'dialect' | 'sql'>,
  tables: readonly Table[],
): Promise<void> {
  const [before, after] = await Promise.all(
    [tool.sql, sql].map((text) => secretsRead(tool.dialect, text, tables)),
  );
  if (!Array.isArray(after)) return;
  const added = after.find((column) => !Array.isArray(before) || !before.includes(column));
  if (added === undefined) return;
  throw new ParleyError('sql_refused', { values: { reason: `it reads ${added}, which holds secrets.` } });
}

type Confines = { allowed: ReadonlySet<string>; all: ReadonlySet<string> };

function spellings(tables: readonly Table[]): ReadonlySet<string> {
  return new Set(
    tables.flatMap(({ schema, name }) => [name.toLowerCase(), `${schema}.${name}`.toLowerCase()]),
  );
}
