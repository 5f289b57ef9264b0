import type { ServerResponse } from 'node:http';
import type { CompatibleProvider } from './compatible-providers.ts';
import { type Answer, serverErrorBody, tokenLimitBody } from './fixed-answers.ts';
import type { ChatRequest } from './made-up-answer.ts';

export type SaidManner =
  | 'answer'
  | 'fenced'
  | 'garbage'
  | 'refusal'
  | 'length'
  | 'filter'
  | 'cut'
  | 'stream error'
  | 'stream limit';

type Said = {
  text: string;
  refusal: string | null;
  finish: 'stop' | 'length' | 'content_filter';
  /** How a stream ends before its time: without a word, or with an error among its data. */
  breaks: 'cut' | { error: unknown } | null;
};

/** An answer that is sent whole does not break off. */
const streamsOnly: readonly SaidManner[] = ['cut', 'stream error', 'stream limit'];

const refusal = "I'm sorry, I can't assist with that.";

export function saidBy(
  manner: SaidManner,
  request: ChatRequest,
  say: (request: ChatRequest) => string,
): Said {
  const text = manner === 'garbage' ? 'I would rather not.' : say(request);
  const plain: Said = { text, refusal: null, finish: 'stop', breaks: null };
  if (streamsOnly.includes(manner) && !request.stream) return plain;
  switch (manner) {
    case 'fenced':
      return { ...plain, text: `Here you are:\n\`\`\`json\n${text}\n\`\`\`` };
    case 'refusal':
      return { ...plain, text: '', refusal };
    case 'length':
      return { ...plain, text: firstHalf(text), finish: 'length' };
    case 'filter':
      return { ...plain, text: firstHalf(text), finish: 'content_filter' };
    case 'cut':
      return { ...plain, text: firstHalf(text), breaks: 'cut' };
    case 'stream error':
      return { ...plain, text: firstHalf(text), breaks: serverErrorBody };
    case 'stream limit':
      return { ...plain, text: firstHalf(text), breaks: tokenLimitBody };
    default:
      return plain;
  }
}

function firstHalf(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2));
}

export function chatAnswer(
  flavour: CompatibleProvider,
  request: ChatRequest,
  { text, refusal: declined, finish }: Said,
): Answer {
  const message = { role: 'assistant', content: declined ? null : text, refusal: declined, annotations: [] };
  return {
    status: 200,
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1741570283,
      model: 'gpt-4o-2024-08-06',
      choices: [{ index: 0, message, logprobs: null, finish_reason: finish }],
      usage: usageOf(flavour, request, text),
      service_tier: 'default',
    },
  };
}

/** A stream that is cut ends without its last words and without the closing mark. */
export function streamChat(
  response: ServerResponse,
  flavour: CompatibleProvider,
  request: ChatRequest,
  said: Said,
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'x-request-id': 'req_double' });
  const withUsage = flavour.countsUnasked || request.stream_options?.include_usage === true;
  const send = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const chunk = (choices: unknown[], usage: unknown = null) => {
    const body = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1694268190, model: 'gpt-4o' };
    send({ ...body, choices, ...(withUsage ? { usage } : {}) });
  };
  const piece = (delta: object, finish_reason: string | null) =>
    chunk([{ index: 0, delta, logprobs: null, finish_reason }]);
  piece({ role: 'assistant', content: said.refusal ? null : '' }, null);
  if (said.refusal) piece({ refusal: said.refusal }, null);
  for (const word of said.text.match(/\S+\s*/g) ?? []) piece({ content: word }, null);
  if (said.breaks === 'cut') {
    response.destroy();
    return;
  }
  if (said.breaks) {
    send(said.breaks);
    response.end();
    return;
  }
  piece({}, said.finish);
  if (withUsage) chunk([], usageOf(flavour, request, said.text));
  response.end('data: [DONE]\n\n');
}

function usageOf({ tellsCost }: CompatibleProvider, { messages }: ChatRequest, content: string) {
  const prompt_tokens = Math.ceil(messages.reduce((sum, message) => sum + message.content.length, 0) / 4);
  const completion_tokens = Math.ceil(content.length / 4);
  const total_tokens = prompt_tokens + completion_tokens;
  return {
    prompt_tokens,
    completion_tokens,
    total_tokens,
    ...(tellsCost && { cost: total_tokens / 100_000 }),
  };
}
