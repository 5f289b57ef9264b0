import { hiddenFailures, ParleyError } from '@parley/contract/errors';
import type { Parameter } from '@parley/contract/parameters';
import type { Database } from '../databases/port.ts';
import type { Proposal } from '../guard/approved-sql.ts';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import { assertNotBound, type BoundValues, boundValues, isBound } from './caller-bound-parameters.ts';

/** What of a database somebody may read, by the rules of its space. */
export type RowLevelAccess = {
  /** Published tools that carry the rules, and nothing else. */
  isLimited(owner: Owner, connectionId: string): Promise<boolean>;
  bind(owner: Owner, parameters: readonly Parameter[]): Promise<BoundValues> | BoundValues;
  /** The database as this person may use it. Every statement of everybody passes here before the guard. */
  limit(owner: Owner, connectionId: string, database: Database): Database;
};

type Parts = { store: Pick<Store, 'groups' | 'rowRules' | 'tools'> };

export function createRowLevelAccess({ store }: Parts): RowLevelAccess {
  const isLimited = async (owner: Owner, connectionId: string) => {
    if (!mayBeLimited(owner)) return false;
    const { id, rowRights } = owner;
    const rules = rowRights ? rowRights.rules.get(connectionId) : await store.rowRules.of(id, connectionId);
    return rules !== undefined && rules.rules.length > 0;
  };
  const bind = (owner: Owner, parameters: readonly Parameter[]) => boundValues(store, owner, parameters);
  /** Here once more, for a way in that forgot it: nobody else's value for a bound parameter is used, or passed over. */
  const filled = async (owner: Owner, proposal: Proposal): Promise<Proposal> => {
    if (!proposal.parameters.some(isBound)) return proposal;
    const bound = await bind(owner, proposal.parameters);
    const given = Object.entries(proposal.values).filter(
      ([name, value]) => value != null && JSON.stringify(bound[name]) !== JSON.stringify(value),
    );
    assertNotBound(proposal.parameters, Object.fromEntries(given));
    return { ...proposal, values: { ...proposal.values, ...bound } };
  };
  return {
    isLimited,
    bind,
    limit: (owner, connectionId, database) => {
      // Asked once, and only where a statement is to run: opening a source asks for none.
      let known: Promise<boolean> | undefined;
      const isLimitedHere = () => {
        known ??= isLimited(owner, connectionId);
        return known;
      };
      const whole = (proposal: Proposal) =>
        proposal.parameters.some(isBound)
          ? filled(owner, proposal).then((whole) => database.approveRead(whole))
          : database.approveRead(proposal);
      if (!mayBeLimited(owner)) {
        const approveWrite = async (proposal: Proposal) =>
          database.approveWrite(await filled(owner, proposal));
        return { ...database, approveRead: whole, approveWrite };
      }
      return silent(isLimitedHere, {
        ...database,
        approveRead: async (proposal) => {
          if (!(await isLimitedHere())) return whole(proposal);
          // By the tool's own parameters, whatever those of the proposal say.
          const [tool] = await store.tools.ofStatement(owner, { connectionId, sql: proposal.sql });
          if (!tool) throw new ParleyError('rows_limited');
          const { sql, parameters } = tool;
          return whole({ sql, parameters, values: proposal.values, refusesOwnFunctions: true });
        },
        approveWrite: async (proposal) => {
          if (await isLimitedHere()) throw new ParleyError('rows_limited');
          return database.approveWrite(await filled(owner, proposal));
        },
      });
    },
  };
}

/** Nobody else is held to rows: whoever makes tools reads all of them. */
function mayBeLimited({ id, personId, role }: Owner): boolean {
  return role === 'asker' && id !== personId;
}

/** What an engine says of a failure may hold a value of a row that a rule hides: it read that row to see whether it fits. */
function silent(isLimited: () => Promise<boolean>, database: Database): Database {
  const hide = async (error: unknown): Promise<never> => {
    if (!(error instanceof ParleyError) || error.code !== 'sql_failed' || !(await isLimited())) throw error;
    throw new ParleyError('sql_failed', { message: hiddenFailures.sql_failed, cause: error });
  };
  return {
    ...database,
    prepare: (statement) => database.prepare(statement).catch(hide),
    query: (statement, options) => database.query(statement, options).catch(hide),
    stream: async function* (statement, options) {
      try {
        yield* database.stream(statement, options);
      } catch (error) {
        await hide(error);
      }
    },
  };
}
