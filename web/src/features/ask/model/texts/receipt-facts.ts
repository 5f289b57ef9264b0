import type { Execution } from '@parley/contract/ask';
import { providerWords } from '../../../../lib/server-info/provider-and-usage-text.ts';

import { countText, dateIn } from '../../../../ui/locale-format.ts';
import { kindWords, whoWords } from './execution-record-text.ts';

type Fact = { name: string; value: string };

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

/** The lines of a receipt; what was not spent or not known is left out. */
export function receiptFacts(execution: Execution): Fact[] {
  const {
    kind,
    connectionName,
    toolVersion,
    rowCount,
    durationMs,
    schemaFingerprint,
    resultHash,
    usage,
    provider,
    executedAt,
  } = execution;
  const facts: (Fact | null)[] = [
    connectionName === null ? null : { name: 'Project', value: connectionName },
    { name: 'Kind', value: kindWords[kind] },
    { name: 'By', value: whoWords(execution) },
    {
      name: kind === 'question' ? 'Asked' : 'Run',
      value: dateIn(new Date(executedAt), { dateStyle: 'medium', timeStyle: 'medium' }),
    },
    {
      name: 'Time',
      value: durationMs < 1_000 ? `${Math.round(durationMs)} ms` : `${(durationMs / 1_000).toFixed(1)} s`,
    },
    rowCount === null
      ? null
      : { name: kind === 'confirmation' ? 'Rows changed' : 'Rows', value: countText(rowCount) },
    toolVersion === null ? null : { name: 'Tool version', value: String(toolVersion) },
    schemaFingerprint ? { name: 'Schema', value: schemaFingerprint.slice(0, 12) } : null,
    resultHash ? { name: 'Result hash', value: resultHash.slice(0, 12) } : null,
    kind === 'question' ? { name: 'Answered by', value: providerWords(provider ?? 'builtin', usage) } : null,
    usage?.model.includes(', ') ? { name: 'Models', value: usage.model } : null,
    usage ? { name: 'Tokens', value: countText(usage.inputTokens + usage.outputTokens) } : null,
    usage?.cost == null ? null : { name: 'Cost', value: dollars.format(usage.cost) },
  ];
  return facts.filter((fact) => fact !== null);
}
