import { mayDo } from '@parley/contract/spaces/roles';
import type { ExchangeRecorder } from '../records/ai-exchange-recorder.ts';
import { stripStatements } from '../records/strip-statements.ts';
import { isLimitedBy, recordWithoutRows } from '../row-rules/hide-rows-in-history.ts';
import type { Person } from '../store/acting-member.ts';
import { type Account, type Owner, personally } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import { seesStatements } from './spaces/space-access.ts';

/** What a person, or the operator for them, can do with the whole of an account. */
export type AccountAdministration = {
  list(): Promise<Person[]>;
  findByEmail(email: string): Promise<Person | null>;
  hasPassword(person: Pick<Account, 'id'>): Promise<boolean>;
  /**
   * Everything of theirs as one JSON document, in pieces; no secret is in it, and of a shared space nothing that they
   * would not be shown there now.
   */
  exportOf(person: Account): AsyncGenerator<string>;
  remove(person: Account): Promise<void>;
};

type Parts = {
  store: Pick<Store, 'people' | 'connections' | 'rowRules' | 'spaces'>;
  exchanges: Pick<ExchangeRecorder, 'open'>;
  revokeGrants(owner: Owner): Promise<void>;
  removeFiles(owner: Owner, connectionIds: readonly string[]): Promise<void>;
  /** Takes them out of every shared space, which goes on without them. */
  leaveSpaces(person: Account): Promise<void>;
  /** Drops what this server remembers of sessions and tokens. */
  forgetPerson(person: Account): void;
};

export function createAccountAdministration(parts: Parts): AccountAdministration {
  const { store, exchanges, leaveSpaces, revokeGrants, removeFiles, forgetPerson } = parts;
  return {
    list: () => store.people.list(),
    findByEmail: (email) => store.people.findByEmail(email),
    hasPassword: ({ id }) => store.people.hasPassword(id),
    exportOf: ({ id }) =>
      exportText(withExchangesOpen(asShownNow(store, id, store.people.rowsOf(id)), exchanges)),
    remove: async (person) => {
      const connectionIds = (await store.connections.list(person.id)).map(({ id }) => id);
      await revokeGrants(personally(person));
      await leaveSpaces(person);
      await store.people.remove(person.id);
      forgetPerson(person);
      await removeFiles(personally(person), connectionIds);
    },
  };
}

type Pieces = AsyncGenerator<{ name: string; rows: Record<string, unknown>[] }>;

/**
 * What somebody asked in a shared space is theirs; the statements behind it are for whoever sees them there now, and
 * not for an asker or somebody who was removed. An export is a stream: nothing on its way out takes them out of it.
 */
async function* asShownNow(store: Parts['store'], personId: string, pieces: Pieces): Pieces {
  const spaces = new Map<string, Awaited<ReturnType<typeof store.spaces.roleOf>>>();
  for await (const { name, rows } of pieces) {
    const shown: typeof rows = [];
    for (const row of rows) {
      const { space_id: spaceId } = row;
      if (typeof spaceId !== 'string' || spaceId === personId) {
        shown.push(row);
        continue;
      }
      if (!spaces.has(spaceId)) spaces.set(spaceId, await store.spaces.roleOf(spaceId, personId));
      const member = spaces.get(spaceId) ?? null;
      // The whole text of what a model was sent: there is no taking a statement out of it.
      if (name === 'ai_exchanges' && !(member && mayDo(member.role, 'look'))) continue;
      const isMaker = member !== null && mayDo(member.role, 'look');
      const own =
        name === 'executions' && !isMaker && (await isRuled(store, row)) ? recordWithoutRows(row) : row;
      shown.push(member && seesStatements(member) ? own : stripStatements(own));
    }
    yield { name, rows: shown };
  }
}

/** Which rows are whose may have changed since they were read. */
async function isRuled({ rowRules }: Parts['store'], row: Record<string, unknown>): Promise<boolean> {
  const { space_id: spaceId, connection_id: connectionId } = row;
  return isLimitedBy(
    await rowRules.all(String(spaceId)),
    connectionId === null ? null : String(connectionId),
  );
}

/** What left for providers is sealed in the store, and the person's own to read. */
async function* withExchangesOpen(pieces: Pieces, { open }: Parts['exchanges']): Pieces {
  for await (const { name, rows } of pieces) {
    if (name !== 'ai_exchanges') yield { name, rows };
    else {
      for (const row of rows) {
        const opened = await open({ id: String(row.space_id) }, String(row.id));
        yield { name, rows: [{ ...row, ...opened }] };
      }
    }
  }
}

/** One member a table, one line a row: a large document can be looked through with any editor. */
async function* exportText(pieces: Pieces): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(new Date().toISOString())}`;
  let open = '';
  let isFirst = true;
  for await (const { name, rows } of pieces) {
    let text = '';
    if (name !== open) {
      text += `${open === '' ? '' : '\n]'},\n${JSON.stringify(name)}: [`;
      open = name;
      isFirst = true;
    }
    for (const row of rows) {
      text += `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield text;
  }
  yield `${open === '' ? '' : '\n]'}\n}\n`;
}
