import type { DatabaseSchema } from '@parley/contract/database-schema';
import type { RowRules } from '@parley/contract/spaces/row-rules-and-groups';
import type { Tool } from '@parley/contract/tools';
import { checkRowRules } from '../language/statement/row-rules/row-rules.ts';
import type { Viewer } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';

type Parts = Pick<Store, 'rowRules' | 'schemas' | 'connections'>;
type Place = { rules: RowRules; schema: DatabaseSchema | null; trustedFunctions: readonly string[] };

export type Verdict = {
  /** Why askers cannot run the tool; null: they can. */
  closed: string | null;
  /** Its source has rules. */
  isRuled: boolean;
};

/**
 * By the ids of the tools. Worked out from rules, schema and statement as they are now: only what was read of a
 * statement is kept.
 */
export async function toolRuleVerdicts(
  parts: Parts,
  { id: spaceId, personId, rowRights }: Pick<Viewer, 'id' | 'personId' | 'rowRights'>,
  tools: readonly Tool[],
): Promise<Map<string, Verdict>> {
  // A personal space has no rules.
  const rules =
    spaceId === personId
      ? new Map<string, RowRules>()
      : (rowRights?.rules ?? (await parts.rowRules.all(spaceId)));
  const places = new Map<string, Place>();
  for (const [connectionId, of] of rules) {
    if (of.rules.length > 0 && tools.some((tool) => tool.connectionId === connectionId)) {
      places.set(connectionId, await placeOf(parts, { spaceId, connectionId, rules: of }));
    }
  }
  const verdicts = new Map<string, Verdict>();
  for (const tool of tools) {
    const place = places.get(tool.connectionId ?? '');
    verdicts.set(tool.id, {
      closed: place ? await reasonOf(tool, place) : null,
      isRuled: place !== undefined,
    });
  }
  return verdicts;
}

type Wanted = { spaceId: string; connectionId: string; rules: RowRules };

async function placeOf(parts: Parts, { spaceId, connectionId, rules }: Wanted): Promise<Place> {
  const connection = await parts.connections.find(spaceId, connectionId);
  return {
    rules,
    schema: await parts.schemas.scanned(spaceId, connectionId),
    trustedFunctions: connection?.trustedFunctions ?? [],
  };
}

async function reasonOf({ type, dialect, sql, parameters }: Tool, place: Place): Promise<string | null> {
  if (type === 'mutation') return 'It changes data.';
  const { schema } = place;
  if (schema === null) return 'The schema of its source was not read yet.';
  return checkRowRules({ ...place, schema, dialect, parameters, sql });
}
