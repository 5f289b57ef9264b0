import { proposeColumnMarks } from '../../masking/propose-column-marks.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { Store } from '../../store/store.ts';
import type { Sources } from '../open-source-for-user.ts';
import type { ConnectionsWithoutMarks } from '../opening/connections-without-marks-cache.ts';
import type { DatabaseAccess } from '../opening/database-access.ts';
import type { ColumnMarkService } from './public-types.ts';

type Parts = {
  store: Pick<Store, 'columnMarks'>;
  databaseAccess: Pick<DatabaseAccess, 'find'>;
  sources: Pick<Sources, 'open'>;
  connectionsWithoutMarks: Pick<ConnectionsWithoutMarks, 'forget'>;
};

export function createColumnMarkService({
  store,
  databaseAccess,
  sources,
  connectionsWithoutMarks,
}: Parts): ColumnMarkService {
  const list = async (owner: Owner, id: string) => {
    await databaseAccess.find(owner, id);
    return store.columnMarks.list(owner.id, id);
  };
  return {
    list,
    change: async (owner, id, changes) => {
      await databaseAccess.find(owner, id);
      await store.columnMarks.change(owner, id, changes).finally(() => connectionsWithoutMarks.forget(id));
      return list(owner, id);
    },
    proposals: async (asking) => {
      const marks = await list(asking.owner, asking.id);
      const source = await sources.open(asking);
      return proposeColumnMarks({ schema: await source.schema(), marks, valuesOf: source.valuesOf });
    },
  };
}
