import { createHash } from 'node:crypto';

/** What a model or a compatible server may refuse, and can do without. */
export const settings = ['temperature', 'response_format'] as const;
export type Setting = (typeof settings)[number];

/** A JSON schema the answer is to follow; servers that cannot do so answer in plain text. */
export type AnswerFormat = { name: string; schema: Record<string, unknown> };

/** Whose call refused what. A schema speaks for itself alone: the next one may be taken. */
export type Refused = { key: string; setting: Setting; format: AnswerFormat | undefined };

/**
 * Settings that were refused once and are left out from then on. One of these belongs to one model at one address,
 * and remembers by key: behind a proxy two keys may reach two different models.
 */
export type Quirks = { has(refused: Refused): boolean; add(refused: Refused): void };

const mostKept = 10_000;

export function createQuirks(): Quirks {
  const kept = new Set<string>();
  return {
    has: (refused) => kept.has(nameOf(refused)),
    add: (refused) => {
      if (kept.size >= mostKept) kept.clear();
      kept.add(nameOf(refused));
    },
  };
}

/** Only a hash of the key is kept. */
function nameOf({ key, setting, format }: Refused): string {
  const about = setting === 'response_format' ? format : null;
  return createHash('sha256')
    .update(JSON.stringify([key, setting, about]))
    .digest('base64');
}
