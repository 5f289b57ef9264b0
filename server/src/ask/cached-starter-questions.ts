import type { Moment } from '@parley/contract/ask';
import { askLimits } from '@parley/contract/ask';
import type { AiProvider } from '../ai/port.ts';
import { maskedProviderForSource } from '../masking/masked-provider-for-source.ts';
import type { Owner } from '../store/acting-member.ts';
import type { AskedSource } from './asked-source-types.ts';

export type Starters = {
  /** Questions to begin with on this source; none where whoever thinks for the person has none. */
  of(owner: Owner, connectionId: string, signal: AbortSignal): Promise<readonly string[]>;
};

type Parts = {
  providerFor(owner: Owner, wish: Record<string, never>): Promise<AiProvider>;
  open(asking: { owner: Owner; id: string; signal: AbortSignal }): Promise<AskedSource>;
};

const mostKept = 500;

/** They cost a few readings: what was found stays until the schema changes, and may be lost at any time. */
export function createStarters({ open, providerFor }: Parts): Starters {
  const kept = new Map<string, readonly string[]>();
  return {
    of: async (owner, connectionId, signal) => {
      const own = await providerFor(owner, {});
      if (!own.suggestQuestions) return [];
      const source = await open({ owner, id: connectionId, signal });
      const { provider } = await maskedProviderForSource(source, { provider: own, isCleared: true });
      if (source.savedToolsOnly) return [];
      const schema = await source.schema();
      const key = JSON.stringify([connectionId, schema.fingerprint]);
      const known = kept.get(key);
      if (known) return known;
      const { dialect, valuesOf } = source;
      const profiles = await source.profiles();
      const task = { dialect, schema, profiles, valuesOf, moment: greenwich(), count: askLimits.starters };
      const answered = await provider.suggestQuestions?.(task, { signal });
      const value = answered?.value ?? [];
      kept.set(key, value);
      const oldest = kept.keys().next().value;
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}

/** None of the questions speaks of a day. */
function greenwich(): Moment {
  return { now: new Date().toISOString(), timeZone: 'UTC', weekStart: 'monday' };
}
