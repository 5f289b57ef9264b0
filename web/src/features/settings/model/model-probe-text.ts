import type { ProbeResult, ProbeTask } from '@parley/contract/ai/ai-model-settings';
import { countText, dollarText } from '../../../ui/locale-format.ts';

export const probeTitles: Readonly<Record<ProbeTask, string>> = {
  structured: 'Answer in a given form',
  values: 'Values from a sentence',
  sql: 'SQL for a table',
  refusal: 'Instructions hidden in data',
  stream: 'Answer as it is written',
  embedding: 'Near and far meanings',
};

/** What each task stands for in daily work. */
const trustedWith: Readonly<Record<ProbeTask, string>> = {
  structured: 'proposing tools',
  values: 'filling in values',
  sql: 'writing SQL',
  refusal: 'reading your rows',
  stream: 'explaining answers',
  embedding: 'finding tools',
};

/** What a model can be trusted with, in a sentence or two. */
export function trustWords(results: readonly ProbeResult[]): string {
  const tried = results.filter(({ outcome }) => outcome !== 'skipped');
  const failed = tried.filter(({ outcome }) => outcome === 'failed');
  if (tried.length === 0) return 'It has not been tried out yet.';
  if (failed.length === 0) return 'This model can be trusted with everything that Parley asks of it.';
  const reason = onlyReason(results);
  if (reason !== undefined) return `This model cannot be used: ${reason}`;
  const passed = tried.filter(({ outcome }) => outcome === 'passed');
  if (passed.length === 0)
    return 'This model can be trusted with nothing that Parley asks of it: choose another.';
  return `Can be trusted with ${listed(passed)}. Not with ${listed(failed)}: choose another model for that.`;
}

/** Why nothing at all worked, where that is one thing: the key, the address or the model itself. */
export function onlyReason(results: readonly ProbeResult[]): string | undefined {
  const tried = results.filter(({ outcome }) => outcome !== 'skipped');
  const [first] = tried;
  const isOne = tried.every(({ outcome, note }) => outcome === 'failed' && note === first?.note);
  return isOne && tried.length > 1 ? first?.note : undefined;
}

/** '4.2 s, 1,204 tokens, about $0.0062' */
export function probeCost(results: readonly ProbeResult[]): string {
  const seconds = results.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1_000;
  const tokens = results.reduce((sum, one) => sum + one.inputTokens + one.outputTokens, 0);
  if (tokens === 0) return `${seconds.toFixed(1)} s`;
  const spending = results.filter(({ inputTokens, outputTokens }) => inputTokens + outputTokens > 0);
  const cost = spending.every((one) => one.cost !== null)
    ? dollarText(spending.reduce((sum, one) => sum + (one.cost ?? 0), 0))
    : 'price not known';
  return `${seconds.toFixed(1)} s, ${countText(tokens)} tokens, ${cost}`;
}

function listed(results: readonly ProbeResult[]): string {
  const words = results.map(({ task }) => trustedWith[task]);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
