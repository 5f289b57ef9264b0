import type { AnswerFormat, Quirks, Setting } from './quirks.ts';

export type Prompt = {
  system: string;
  user: string;
  temperature: number;
  format?: AnswerFormat;
};

type Asking = { model: string; key: string; quirks: Quirks };

/** What is sent for a prompt, less what was refused before. */
export function chatRequest({ model, key, quirks }: Asking, prompt: Prompt) {
  const { system, user, temperature, format } = prompt;
  const takes = (setting: Setting) => !quirks.has({ key, setting, format });
  return {
    model,
    messages: [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: user },
    ],
    ...(takes('temperature') ? { temperature } : {}),
    ...(format && takes('response_format')
      ? { response_format: { type: 'json_schema' as const, json_schema: { ...format, strict: true } } }
      : {}),
  };
}
