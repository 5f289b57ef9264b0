import type { KeyCheck } from '../port.ts';
import { verify } from './verify.ts';

/** OpenAI, or any server that speaks its protocol. */
export function openAiKeyCheck(settings: { baseUrl: string; model: string }): KeyCheck {
  return { verify: (key) => verify(settings, key) };
}
