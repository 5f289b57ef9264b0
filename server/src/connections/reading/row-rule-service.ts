import type { DatabaseSchema } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { RowRules, TablePlace } from '@parley/contract/spaces/row-rules-and-groups';
import { rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import type { Owner } from '../../store/acting-member.ts';
import type { Store } from '../../store/store.ts';
import type { DatabaseAccess } from '../opening/database-access.ts';
import type { RowRuleService } from './public-types.ts';

type Parts = {
  store: Pick<Store, 'rowRules' | 'schemas'>;
  databaseAccess: Pick<DatabaseAccess, 'find'>;
};

export function createRowRuleService({ store, databaseAccess }: Parts): RowRuleService {
  const list = async (owner: Owner, connectionId: string) => {
    await databaseAccess.find(owner, connectionId);
    return store.rowRules.of(owner.id, connectionId);
  };
  return {
    list,
    set: async (owner, connectionId, rules) => {
      await databaseAccess.find(owner, connectionId);
      if (owner.id === owner.personId) throw invalid(rowRuleMessages.personal);
      const schema = await store.schemas.scanned(owner.id, connectionId);
      if (rules.rules.length + rules.open.length > 0) assertFits(schema, rules);
      await store.rowRules.set(owner, connectionId, rules);
      return store.rowRules.of(owner.id, connectionId);
    },
  };
}

function assertFits(schema: DatabaseSchema | null, { rules, open }: RowRules): void {
  if (schema === null) throw invalid(rowRuleMessages.notScanned);
  for (const { column, ...place } of rules) {
    if (!tableAt(schema, place).columns.some(({ name }) => name === column)) {
      throw invalid(rowRuleMessages.unknownColumn(place.table, column));
    }
  }
  for (const place of open) tableAt(schema, place);
  const ruled = new Set(rules.map(placeText));
  const both = open.find((place) => ruled.has(placeText(place)));
  if (both) throw invalid(rowRuleMessages.ruledAndOpen(both.table));
  const columns = rules.map((rule) => ({ text: `${placeText(rule)} ${rule.column}`, table: rule.table }));
  const places = open.map((place) => ({ text: placeText(place), table: place.table }));
  for (const list of [columns, places]) {
    const twice = list.find((one, at) => list.findIndex(({ text }) => text === one.text) !== at);
    if (twice) throw invalid(rowRuleMessages.twice(twice.table));
  }
}

function tableAt({ tables }: DatabaseSchema, { schema, table }: TablePlace) {
  const found = tables.find((one) => one.schema === schema && one.name === table);
  if (!found) throw invalid(rowRuleMessages.unknownTable(table));
  return found;
}

const placeText = ({ schema, table }: TablePlace) => JSON.stringify([schema, table]);

const invalid = (message: string) => new ParleyError('invalid_input', { message });
