import type { AiProvider } from '../port.ts';
import { verify } from './verify.ts';

/** OpenAI, or any server that speaks its protocol. */
export function openAiProvider(settings: { baseUrl: string; model: string }): AiProvider {
  return { verify: (key) => verify(settings, key) };
}
