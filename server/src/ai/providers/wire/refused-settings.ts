import { createHash } from 'node:crypto';
import type { AnswerFormat } from '../../tasks/chat-client-types.ts';

/** What a model or a compatible server may refuse, and can do without. */
export const settings = ['temperature', 'format'] as const;
export type Setting = (typeof settings)[number];

/** Whose call refused what. A schema speaks for itself alone: the next one may be taken. */
export type RefusedSetting = { owner: string; setting: Setting; format: AnswerFormat | undefined };

/** Settings that were refused once and are left out from then on, by address, model and key. */
export type RefusedSettings = { has(refused: RefusedSetting): boolean; add(refused: RefusedSetting): void };

const mostKept = 10_000;

export function createRefusedSettings(): RefusedSettings {
  const kept = new Set<string>();
  return {
    has: (refused) => kept.has(nameOf(refused)),
    add: (refused) => {
      if (kept.size >= mostKept) kept.clear();
      kept.add(nameOf(refused));
    },
  };
}

/** Only a hash is kept: `owner` holds a key. */
function nameOf({ owner, setting, format }: RefusedSetting): string {
  const about = setting === 'format' ? format : null;
  return createHash('sha256')
    .update(JSON.stringify([owner, setting, about]))
    .digest('base64');
}
