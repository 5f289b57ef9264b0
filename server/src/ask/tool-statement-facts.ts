import type { Tool } from '@parley/contract/tools';
import type { StatementFacts } from '../language/statement/analyse-statement.ts';
import { analyseStatement, statementFrom, statementText } from '../language/statement/analyse-statement.ts';
import type { Store } from '../store/store.ts';

/** A tool with what was read of its statement. */
export type ReadTool = Tool & { statement: StatementFacts };

export type Statements = {
  /** What was read of these tools when they were saved. What was not, or by another version of Parley, is read and kept. */
  of(spaceId: string, tools: readonly Tool[]): Promise<Map<string, StatementFacts>>;
};

export function createStatements({ tools: store }: Pick<Store, 'tools'>): Statements {
  return {
    of: async (spaceId, tools) => {
      const kept = await store.statements(
        spaceId,
        tools.map(({ id }) => id),
      );
      const found = new Map<string, StatementFacts>();
      for (const tool of tools) {
        found.set(tool.id, statementFrom(kept.get(tool.id) ?? null) ?? (await readNow(store, tool)));
      }
      return found;
    },
  };
}

async function readNow(store: Store['tools'], tool: Tool): Promise<StatementFacts> {
  const statement = await analyseStatement(tool.dialect, tool.sql);
  await store.saveStatement(tool, statementText(statement));
  return statement;
}

export async function withStatement(statements: Statements, spaceId: string, tool: Tool): Promise<ReadTool> {
  const [statement] = (await statements.of(spaceId, [tool])).values();
  // Each tool that is asked for is found.
  return { ...tool, statement: statement as StatementFacts };
}
