import type { ChatRequest } from '../openai-double/made-up-answer.ts';
import {
  type AiDouble,
  countTokens,
  type DoubleReply,
  moodOf,
  portal,
  type SeenCall,
  type Serve,
  startJsonDouble,
  vectorFor,
  wordsOf,
} from './http-double-server.ts';

const base = '/v1beta';

/** generateContent by its published description: names it does not know, schemas and keys are refused in its own way. */
export function startGeminiDouble(): Promise<AiDouble> {
  return startJsonDouble(base, serve);
}

const serve: Serve = (call, say, refuse) => {
  const key = String(call.headers['x-goog-api-key'] ?? '');
  const [, model = '', method = ''] = /\/models\/([^:]+):(\w+)$/.exec(call.path) ?? [];
  const mood = moodOf(key, model);
  if (mood === 'portal') return portal;
  if (mood === 'slow') return 'silence';
  if (key === '') return failure(403, 'PERMISSION_DENIED', "Method doesn't allow unregistered callers.");
  if (mood === 'wrong') return badKey;
  if (mood === 'limited') return failure(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.');
  if (mood === 'down') return failure(503, 'UNAVAILABLE', 'The model is overloaded.');
  if (call.method === 'GET' && call.path === `${base}/models`) return models;
  if (call.method !== 'POST' || method === '')
    return failure(404, 'NOT_FOUND', 'Requested entity was not found.');
  if (mood === 'gone') {
    return failure(404, 'NOT_FOUND', `models/${model} is not found for API version v1beta`);
  }
  const fault = method === 'batchEmbedContents' ? embeddingFault(model, call.body) : chatFault(call.body);
  if (fault) {
    refuse(fault);
    return failure(400, 'INVALID_ARGUMENT', fault);
  }
  if (method === 'batchEmbedContents') return embeddings(call.body);
  if (mood === 'formless' && configOf(call.body).responseSchema) {
    return failure(400, 'INVALID_ARGUMENT', 'JSON mode is not enabled for this model');
  }
  const isStream = method === 'streamGenerateContent';
  if (isStream && call.query.get('alt') !== 'sse') refuse('a stream without alt=sse is one JSON array');
  return answer({ isStream, mood, model }, say(toChat(call.body)), call.body);
};

const models: DoubleReply = {
  status: 200,
  json: {
    models: [
      { name: 'models/gemini-2.5-flash', supportedGenerationMethods: ['generateContent', 'countTokens'] },
      { name: 'models/gemini-embedding-001', supportedGenerationMethods: ['embedContent'] },
      { name: 'models/imagen-4', supportedGenerationMethods: ['predict'] },
    ],
  },
};

type Part = { text?: string };
type Content = { role?: string; parts?: Part[] };

function configOf(body: SeenCall['body']): Record<string, unknown> {
  return (body.generationConfig ?? {}) as Record<string, unknown>;
}

const bodyFields = ['contents', 'systemInstruction', 'generationConfig'];
const configFields = ['temperature', 'responseMimeType', 'responseSchema'];

function chatFault(body: SeenCall['body']): string | undefined {
  const stranger = Object.keys(body).find((name) => !bodyFields.includes(name));
  if (stranger) return `Invalid JSON payload received. Unknown name "${stranger}": Cannot find field.`;
  const config = configOf(body);
  const odd = Object.keys(config).find((name) => !configFields.includes(name));
  if (odd)
    return `Invalid JSON payload received. Unknown name "${odd}" at 'generation_config': Cannot find field.`;
  const contents = (body.contents ?? []) as Content[];
  if (contents.length === 0) return 'contents is not specified';
  const stray = contents.find(({ role }) => role !== undefined && role !== 'user' && role !== 'model');
  if (stray) return 'Please use a valid role: user, model.';
  const { temperature, responseSchema, responseMimeType } = config;
  if (temperature !== undefined && !(Number(temperature) >= 0 && Number(temperature) <= 2)) {
    return 'temperature must be in the range [0.0, 2.0]';
  }
  if (responseSchema === undefined) return undefined;
  if (responseMimeType !== 'application/json')
    return 'response_schema needs response_mime_type application/json';
  return schemaFault(responseSchema as Record<string, unknown>, 'response_schema');
}

const schemaFields = ['type', 'nullable', 'description', 'enum', 'properties', 'required', 'items', 'anyOf'];
const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

function schemaFault(schema: Record<string, unknown>, path: string): string | undefined {
  const stranger = Object.keys(schema).find((name) => !schemaFields.includes(name));
  if (stranger)
    return `Invalid JSON payload received. Unknown name "${stranger}" at '${path}': Cannot find field.`;
  const anyOf = (schema.anyOf ?? []) as Record<string, unknown>[];
  if (anyOf.length === 0 && !types.includes(String(schema.type))) {
    return `Invalid value at '${path}.type': "${String(schema.type)}"`;
  }
  if (schema.type === 'array' && !schema.items) return `${path}.items: missing field.`;
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>);
  if (schema.type === 'object' && properties.length === 0) {
    return `${path}.properties: should be non-empty for OBJECT type`;
  }
  const children = [
    ...properties,
    ...anyOf.map((one, index): [string, Record<string, unknown>] => [`any_of[${index}]`, one]),
    ...(schema.items ? [['items', schema.items] as [string, Record<string, unknown>]] : []),
  ];
  for (const [name, child] of children) {
    const fault = schemaFault(child, `${path}.${name}`);
    if (fault) return fault;
  }
  return undefined;
}

type EmbedRequest = { model?: string; content?: Content };

function embeddingFault(model: string, body: SeenCall['body']): string | undefined {
  const requests = (body.requests ?? []) as EmbedRequest[];
  if (requests.length === 0 || requests.length > 100) return 'at most 100 requests can be in one batch';
  return requests.every((one) => one.model === `models/${model}`)
    ? undefined
    : 'model of each request must match the model of the batch';
}

function embeddings(body: SeenCall['body']): DoubleReply {
  const requests = body.requests as EmbedRequest[];
  return {
    status: 200,
    json: { embeddings: requests.map(({ content }) => ({ values: vectorFor(textOf(content)) })) },
  };
}

function textOf(content: Content | undefined): string {
  return (content?.parts ?? []).map(({ text }) => text ?? '').join('');
}

function toChat(body: SeenCall['body']): ChatRequest {
  const contents = body.contents as Content[];
  return {
    model: '',
    messages: [
      { role: 'system', content: textOf(body.systemInstruction as Content) },
      ...contents.map((content) => ({ role: 'user', content: textOf(content) })),
    ],
  };
}

type Manner = { isStream: boolean; mood: string; model: string };

function answer({ isStream, mood, model }: Manner, whole: string, body: SeenCall['body']): DoubleReply {
  if (mood === 'declines') {
    const blocked = {
      promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
      usageMetadata: { promptTokenCount: 9 },
    };
    return isStream ? sse([blocked]) : { status: 200, json: blocked };
  }
  const text = mood === 'rambles' ? whole.slice(0, whole.length / 2) : whole;
  const usageMetadata = {
    promptTokenCount: countTokens(JSON.stringify(body)),
    candidatesTokenCount: countTokens(text),
    totalTokenCount: 0,
  };
  const chunk = (part: string, finishReason?: string) => ({
    candidates: [
      {
        content: { parts: [{ text: part }], role: 'model' },
        index: 0,
        ...(finishReason && { finishReason }),
      },
    ],
    modelVersion: model,
    usageMetadata,
  });
  const finish = mood === 'rambles' ? 'MAX_TOKENS' : 'STOP';
  if (!isStream) return { status: 200, json: chunk(text, finish) };
  const words = wordsOf(text).map((word) => chunk(word));
  if (mood === 'cut') return { ...sse(words.slice(0, 2)), isCut: true };
  if (mood === 'late-error') {
    return sse([
      ...words.slice(0, 2),
      { error: { code: 503, status: 'UNAVAILABLE', message: 'overloaded' } },
    ]);
  }
  return sse([...words, chunk('', finish)]);
}

function sse(events: object[]) {
  const lines = events.map((event) => `data: ${JSON.stringify(event)}\r\n\r\n`);
  return { lines, contentType: 'text/event-stream' };
}

/** A wrong key is a bad request here. */
const badKey: DoubleReply = {
  status: 400,
  json: {
    error: {
      code: 400,
      message: 'API key not valid. Please pass a valid API key.',
      status: 'INVALID_ARGUMENT',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'API_KEY_INVALID',
          domain: 'googleapis.com',
        },
      ],
    },
  },
};

function failure(code: number, status: string, message: string): DoubleReply {
  return { status: code, json: { error: { code, message, status } } };
}
