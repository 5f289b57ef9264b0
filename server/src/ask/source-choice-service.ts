import { askMessages } from '@parley/contract/ask';
import type { Connection } from '@parley/contract/connections';
import { ParleyError } from '@parley/contract/errors';
import type { Tool } from '@parley/contract/tools';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import type { KnownSource, SourceChoice } from './choose-source.ts';
import { chooseSource } from './choose-source.ts';

export type SourceChoices = {
  choose(owner: Owner, wish: { question: string; previousId?: string | undefined }): Promise<SourceChoice>;
};

type Parts = { store: Pick<Store, 'connections' | 'schemas' | 'tools' | 'executions'> };

/** Decides by what is stored: no database is opened for it. */
export function createSourceChoices({ store }: Parts): SourceChoices {
  return {
    choose: async (owner, { question, previousId }) => {
      const [connections, tools] = await Promise.all([
        store.connections.list(owner.id),
        store.tools.list(owner),
      ]);
      const previous = previousId === undefined ? null : await store.executions.find(owner, previousId);
      if (previousId !== undefined && !previous) {
        throw new ParleyError('not_found', { message: askMessages.previousGone });
      }
      const toolsOf = Map.groupBy(tools, ({ connectionId }) => connectionId);
      const sources = await Promise.all(
        connections.map((one) => knownSource(store, owner, one, toolsOf.get(one.id) ?? [])),
      );
      return chooseSource(question, sources, previous?.connectionId ?? null);
    },
  };
}

async function knownSource(
  { schemas }: Parts['store'],
  owner: Owner,
  { id, name }: Pick<Connection, 'id' | 'name'>,
  tools: readonly Tool[],
): Promise<KnownSource> {
  const schema = await schemas.scanned(owner.id, id);
  if (!schema) return { id, name, names: null };
  const active = tools.filter(({ isActive }) => isActive).map((tool) => tool.name);
  const things = [...schema.tables.map((table) => table.name), ...active];
  const columns = schema.tables.flatMap((table) => table.columns.map((column) => column.name));
  return { id, name, names: { things, columns } };
}
