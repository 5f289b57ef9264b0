import type { CompatibleProvider } from './compatible-providers.ts';
import type { Answer } from './fixed-answers.ts';
import { strictFault } from './strict-schema.ts';

const mostInputs = 2_048;
const settings = new Set([
  'model',
  'messages',
  'temperature',
  'max_completion_tokens',
  'response_format',
  'stream',
  'stream_options',
]);

/** What the service refuses whoever asks for it; undefined where the request is a good one. */
export function badRequest(
  flavour: CompatibleProvider,
  route: 'models' | 'key' | 'chat' | 'embeddings',
  body: unknown,
): Answer | undefined {
  if (route === 'models' || route === 'key') return undefined;
  const asked = body as Record<string, unknown>;
  return route === 'chat' ? badChat(flavour, asked) : badEmbedding(asked);
}

function badChat(
  { refuses, alsoTakes }: CompatibleProvider,
  asked: Record<string, unknown>,
): Answer | undefined {
  const takes = (setting: string) =>
    (settings.has(setting) && !refuses.includes(setting)) || alsoTakes.includes(setting);
  const unknown = Object.keys(asked).find((setting) => !takes(setting));
  if (unknown) {
    return refused(`Unrecognized request argument supplied: ${unknown}`, unknown, 'unknown_parameter');
  }
  if (asked.stream_options !== undefined && asked.stream !== true) {
    return refused(
      "The 'stream_options' parameter is only allowed when 'stream' is enabled.",
      'stream_options',
      null,
    );
  }
  const { temperature } = asked;
  if (typeof temperature === 'number' && (temperature < 0 || temperature > 2)) {
    return refused('Invalid temperature: expected a value from 0 to 2.', 'temperature', 'invalid_value');
  }
  return asked.response_format === undefined ? undefined : badFormat(asked);
}

function badFormat({ response_format, messages }: Record<string, unknown>): Answer | undefined {
  const { type, json_schema } = response_format as {
    type?: string;
    json_schema?: { name?: string; strict?: boolean; schema?: unknown };
  };
  if (type === 'text') return undefined;
  if (type === 'json_object') {
    return /json/i.test(JSON.stringify(messages))
      ? undefined
      : refused(
          "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
          'messages',
          null,
        );
  }
  const name = json_schema?.name ?? '';
  if (!/^[\w-]{1,64}$/.test(name)) {
    return refused(
      "Invalid 'response_format.json_schema.name': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.",
      'response_format.json_schema.name',
      'invalid_value',
    );
  }
  const fault = json_schema?.strict ? strictFault(json_schema.schema) : undefined;
  return fault === undefined
    ? undefined
    : refused(`Invalid schema for response_format '${name}': ${fault}`, 'response_format', null);
}

function badEmbedding({ input }: Record<string, unknown>): Answer | undefined {
  const texts = [input].flat();
  const isGood = texts.length > 0 && texts.length <= mostInputs && texts.every((text) => text !== '');
  return isGood ? undefined : refused("'$.input' is invalid.", null, null);
}

function refused(message: string, param: string | null, code: string | null): Answer {
  const error = { message, type: 'invalid_request_error', param, code };
  return { status: 400, body: { error }, fault: message };
}
