import type { AiExchange } from '@parley/contract/ai/provider-exchanges';
import type { AiProvider } from '../ai/port.ts';
import { recordProviderCalls } from '../ai/record-provider-calls.ts';
import { explainsHere, runsHere } from '../ai/runs-on-this-machine.ts';
import type { ConnectionMasking } from './connection-masking.ts';
import { maskedProvider } from './masked-provider.ts';
import type { StandIns } from './value-stand-ins.ts';

/** What is masked for one question, and the values behind the stand-ins that were used for it. */
export type Masked = { masking: ConnectionMasking; standIns: StandIns };

type Source = { masking(): Promise<ConnectionMasking | null> };
type Wanted = { provider: AiProvider; isCleared: boolean };

/**
 * The provider for work on one source: what is marked there does not reach one outside of this machine. `masked` is
 * null where nothing is marked, or where everything stays here with somebody who may see it. `exchanges` grows with
 * every call that leaves.
 */
export async function maskedProviderForSource(
  source: Source,
  { provider, isCleared }: Wanted,
): Promise<{ provider: AiProvider; masked: Masked | null; exchanges: readonly AiExchange[] }> {
  const staysHere = runsHere(provider.name) && explainsHere(provider);
  const masking = staysHere && isCleared ? null : await source.masking();
  const masked = masking && { masking, standIns: await masking.standIns() };
  if (staysHere) return { provider, masked, exchanges: [] };
  const exchanges: AiExchange[] = [];
  const noted = recordProviderCalls(provider, (exchange) => {
    const standIns = masked?.standIns.allIn(`${exchange.sent}\n${exchange.received}`) ?? [];
    exchanges.push({ ...exchange, standIns, cut: 0, at: new Date().toISOString() });
  });
  if (!masked) return { provider: noted, masked, exchanges };
  const outside = maskedProvider(noted, masked.masking, masked.standIns);
  const used = runsHere(provider.name) ? withExplanationsOf(noted, outside) : outside;
  return { provider: used, masked, exchanges };
}

/** What is read on this machine is read as it is; only the rows that leave to be explained have stand-ins. */
function withExplanationsOf(provider: AiProvider, { explain }: AiProvider): AiProvider {
  return {
    ...provider,
    get embeddingModel() {
      return provider.embeddingModel;
    },
    explain,
  };
}
