import type { AiExchange, AiExchanges } from '@parley/contract/ai/provider-exchanges';
import { limits } from '@parley/contract/limits';
import type { SealedTable } from '../platform/secrets/re-encrypt-secrets.ts';
import { EnvelopeError, type SecretBox } from '../platform/secrets/secret-box.ts';
import type { Owner } from '../store/acting-member.ts';
import type { ExchangePlace, SealedExchanges } from '../store/sealed-ai-exchange-types.ts';
import type { Store } from '../store/store.ts';

/** What left for AI providers and what came back, kept beside what it led to and sealed like a secret. */
export type ExchangeRecorder = {
  /** `more`: to what is there already; otherwise in its place. That it cannot be kept costs nobody the answer. */
  keep(owner: Owner, kept: Kept): Promise<void>;
  show(owner: Owner, place: ExchangePlace): Promise<AiExchanges>;
  /** What a row of the store holds, for its owner's export; null where no key of this server opens it. */
  open(owner: Pick<Owner, 'id'>, rowId: string): Promise<StoredText | null>;
};

type Kept = { place: ExchangePlace; exchanges: readonly AiExchange[]; more?: boolean };
type StoredText = Omit<AiExchanges, 'isKept'>;

type Parts = {
  store: Pick<Store, 'aiExchanges'>;
  secrets: SecretBox;
  /** KEEP_AI_EXCHANGES */
  isKept: boolean;
  onFailure(error: unknown): void;
};

const table = 'parley_ai_exchanges';
const nothing: StoredText = { exchanges: [], leftOut: 0 };

export function createExchangeRecorder({ store, secrets, isKept, onFailure }: Parts): ExchangeRecorder {
  const open = ({ id, spaceId, sealed }: SealedExchanges): StoredText | null => {
    try {
      // Only `write` seals in this place, from a value of that very type.
      return JSON.parse(secrets.open(sealed, { table, row: id, owner: spaceId })) as StoredText;
    } catch (error) {
      if (error instanceof EnvelopeError) return null;
      throw error;
    }
  };
  const find = async (owner: Owner, place: ExchangePlace): Promise<StoredText> => {
    const stored = await store.aiExchanges.find(owner, place);
    return (stored && open(stored)) ?? nothing;
  };
  const write = async (owner: Owner, { place, exchanges, more = false }: Kept) => {
    if (exchanges.length === 0) {
      if (!more) await store.aiExchanges.remove(owner, place);
      return;
    }
    const before = more ? await find(owner, place) : nothing;
    const text = JSON.stringify(withinLimits(before, exchanges));
    await store.aiExchanges.save(owner, place, (row) => secrets.seal(text, { table, row, owner: owner.id }));
  };
  return {
    keep: async (owner, kept) => {
      if (isKept) await write(owner, kept).catch(onFailure);
    },
    show: async (owner, place) => ({ ...(await find(owner, place)), isKept }),
    open: async (owner, rowId) => {
      const stored = await store.aiExchanges.findRow(owner.id, rowId);
      return stored && open(stored);
    },
  };
}

/** Long texts are cut; of many calls the newest stay. */
function withinLimits(before: StoredText, exchanges: readonly AiExchange[]): StoredText {
  const all = [...before.exchanges, ...exchanges.map(cutToSize)];
  let room: number = limits.ai.exchanges.record;
  const kept = all.toReversed().filter(({ sent, received }, place) => {
    room -= sent.length + received.length;
    return room >= 0 || place === 0;
  });
  return { exchanges: kept.toReversed(), leftOut: before.leftOut + all.length - kept.length };
}

function cutToSize(exchange: AiExchange): AiExchange {
  const sent = exchange.sent.slice(0, limits.ai.exchanges.sent).toWellFormed();
  const received = exchange.received.slice(0, limits.ai.exchanges.received).toWellFormed();
  const cut = exchange.sent.length - sent.length + exchange.received.length - received.length;
  return { ...exchange, sent, received, cut };
}

const batch = 50;

/** Only what another key sealed is read: there may be many, and they are long. */
export function sealedExchanges(
  { aiExchanges }: Pick<Store, 'aiExchanges'>,
  secrets: Pick<SecretBox, 'isStale'>,
): SealedTable {
  const sealedWith = async function* (key: string) {
    let rows: SealedExchanges[];
    let after = '';
    do {
      rows = await aiExchanges.sealedWith(key, { after, limit: batch });
      for (const { id, spaceId, sealed } of rows) yield { row: id, owner: spaceId, envelope: sealed };
      after = rows.at(-1)?.id ?? '';
    } while (rows.length === batch);
  };
  return {
    table,
    all: async function* () {
      for (const key of await aiExchanges.keys()) if (secrets.isStale(key)) yield* sealedWith(key);
    },
    replace: (row, from, to) => aiExchanges.reseal(row, from, to),
  };
}
