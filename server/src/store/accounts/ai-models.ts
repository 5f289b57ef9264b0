import { randomUUID } from 'node:crypto';
import type { ProbeResult } from '@parley/contract/ai/ai-model-settings';
import { probeResult } from '@parley/contract/ai/ai-model-settings';
import { providerKinds } from '@parley/contract/ai/provider-forms';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { type Owner, ownedBy } from '../acting-member.ts';
import type { StoredAiModel } from '../ai-model-and-usage-types.ts';
import { isoText, isoTextOrNull } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';
import { toStoredKey } from './openai-keys.ts';

type Place = Pick<StoredAiModel, 'kind' | 'address' | 'model' | 'embeddingModel'>;
/** `seal` is called with the row's id, because the envelope is bound to it. */
type Sealed = { lastFour: string; seal(rowId: string): string };

/** The models of people. OpenAI's key of `openai-keys.ts` is one of them. */
export type AiModels = {
  /** The oldest first. */
  list(spaceId: string): Promise<StoredAiModel[]>;
  find(spaceId: string, id: string): Promise<StoredAiModel | null>;
  add(owner: Owner, model: Place & Sealed): Promise<StoredAiModel>;
  /** Without `sealed` the key stays; whatever was learned of the model is forgotten. */
  change(spaceId: string, id: string, to: { place: Place; sealed?: Sealed }): Promise<StoredAiModel | null>;
  saveProbe(spaceId: string, id: string, probe: readonly ProbeResult[]): Promise<void>;
  markValid(spaceId: string, id: string, isValid: boolean): Promise<void>;
  markUsed(spaceId: string, id: string): Promise<void>;
  remove(spaceId: string, id: string): Promise<void>;
};

export function aiModels(db: Kysely<Tables>): AiModels {
  const update = (spaceId: string, id: string) =>
    db.updateTable('parley_api_keys').where('space_id', '=', spaceId).where('id', '=', id);
  const mine = (spaceId: string) =>
    db.selectFrom('parley_api_keys').selectAll().where('space_id', '=', spaceId);
  return {
    list: async (spaceId) =>
      (await mine(spaceId).orderBy('created_at').orderBy('id').execute()).map(toAiModel),
    find: async (spaceId, id) => {
      const row = await mine(spaceId).where('id', '=', id).executeTakeFirst();
      return row ? toAiModel(row) : null;
    },
    add: (owner, { kind, seal, lastFour, ...place }) => {
      const id = randomUUID();
      const now = new Date().toISOString();
      return db
        .insertInto('parley_api_keys')
        .values({
          id,
          ...ownedBy(owner),
          // Names are unique for a person; the one that is called 'openai' is that of `openai-keys.ts`.
          name: id,
          kind,
          ...columnsOf(place),
          sealed_key: seal(id),
          last_four: lastFour,
          is_valid: null,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
        .then(toAiModel);
    },
    change: async (spaceId, id, { place, sealed }) => {
      const row = await update(spaceId, id)
        .set({
          kind: place.kind,
          ...columnsOf(place),
          ...(sealed && { sealed_key: sealed.seal(id), last_four: sealed.lastFour }),
          is_valid: null,
          probe: null,
          probed_at: null,
          updated_at: new Date().toISOString(),
        })
        .returningAll()
        .executeTakeFirst();
      return row ? toAiModel(row) : null;
    },
    saveProbe: async (spaceId, id, probe) => {
      const now = new Date().toISOString();
      await update(spaceId, id)
        .set({ probe: JSON.stringify(probe), probed_at: now })
        .execute();
    },
    markValid: async (spaceId, id, isValid) => {
      await update(spaceId, id).set({ is_valid: isValid }).execute();
    },
    markUsed: async (spaceId, id) => {
      await update(spaceId, id).set({ last_used_at: new Date().toISOString() }).execute();
    },
    remove: async (spaceId, id) => {
      await db.deleteFrom('parley_api_keys').where('space_id', '=', spaceId).where('id', '=', id).execute();
    },
  };
}

function columnsOf({ address, model, embeddingModel }: Omit<Place, 'kind'>) {
  return { address, model, embedding_model: embeddingModel };
}

export function toAiModel(row: Selectable<Tables['parley_api_keys']>): StoredAiModel {
  return {
    ...toStoredKey(row),
    kind: z.enum(providerKinds).parse(row.kind),
    address: row.address,
    model: row.model,
    embeddingModel: row.embedding_model,
    probe: row.probe === null ? [] : z.array(probeResult).parse(JSON.parse(row.probe)),
    probedAt: isoTextOrNull(row.probed_at),
    isOffered: Boolean(row.is_offered),
    createdAt: isoText(row.created_at),
  };
}
