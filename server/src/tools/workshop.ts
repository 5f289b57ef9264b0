import type { DatabaseSchema } from '@parley/contract/schema';
import type { ProviderName } from '@parley/contract/tools';
import type { AiProvider, ColumnProfile } from '../ai/port.ts';
import type { Owner } from '../store/owner.ts';
import type { Source } from './source.ts';

/** Where a tool is tried, who thinks about it, and when that is called off. */
export type Bench = {
  source: Source;
  provider: AiProvider;
  /** Who steps in where the provider fails and the work is not its words: the built-in engine. */
  spare(): Promise<AiProvider>;
  /** YYYY-MM-DD */
  today: string;
  signal: AbortSignal;
};

/** With what is known of the source, for whoever writes SQL. */
export type Workshop = Bench & { schema: DatabaseSchema; profiles: readonly ColumnProfile[] };

export type BenchWish = {
  connectionId: string;
  provider?: ProviderName | undefined;
  /** A provider's key for this call alone. */
  key?: string | undefined;
};

/** Given from outside: this folder knows neither connections nor accounts. */
export type OpenBench = (owner: Owner, wish: BenchWish, signal: AbortSignal) => Promise<Bench>;

export async function furnish(bench: Bench): Promise<Workshop> {
  const schema = await bench.source.schema();
  return { ...bench, schema, profiles: await bench.source.profiles() };
}
