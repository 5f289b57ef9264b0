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

/** Ollama's own API: no key, a line of JSON for each piece, errors that are a text. The model's name decides its mood. */
export function startOllamaDouble(): Promise<AiDouble> {
  return startJsonDouble('', serve);
}

const serve: Serve = (call, say, refuse) => {
  const { path, method, body } = call;
  const model = String(body.model ?? '');
  const mood = moodOf(model);
  if (mood === 'portal') return portal;
  if (mood === 'slow') return 'silence';
  if (method === 'GET' && path === '/api/tags') return tags;
  if (method !== 'POST') return failure(404, '404 page not found');
  if (model === '') return failure(400, 'model is required');
  if (mood === 'gone') return failure(404, `model '${model}' not found`);
  if (mood === 'down') return failure(500, 'llama runner process has terminated');
  if (mood === 'limited')
    return failure(503, 'server busy, please try again. maximum pending requests exceeded');
  if (path === '/api/embed') return embeddings(body);
  if (path !== '/api/chat') return failure(404, '404 page not found');
  const fault = chatFault(body);
  if (fault) {
    refuse(fault);
    return failure(400, fault);
  }
  if (mood === 'formless' && body.format) return failure(400, 'invalid format: this model takes no schema');
  return answer(body, mood, say(toChat(body)));
};

const tags: DoubleReply = {
  status: 200,
  json: {
    models: [
      { name: 'llama3.2:latest', model: 'llama3.2:latest', size: 2, details: { family: 'llama' } },
      {
        name: 'nomic-embed-text:latest',
        model: 'nomic-embed-text:latest',
        details: { family: 'nomic-bert' },
      },
    ],
  },
};

function chatFault(body: SeenCall['body']): string | undefined {
  const { format, options, messages } = body;
  if (format !== undefined && format !== 'json' && typeof format !== 'object') {
    return `invalid format: ${JSON.stringify(format)}`;
  }
  if (options !== undefined && typeof options !== 'object') return 'json: cannot unmarshal options';
  if ('temperature' in body) return 'temperature belongs in options';
  return Array.isArray(messages) && messages.length > 0 ? undefined : 'messages are required';
}

function embeddings({ input, model }: SeenCall['body']): DoubleReply {
  const texts = [input].flat().map(String);
  const vectors = texts.map((text) => vectorFor(text));
  return {
    status: 200,
    json: { model, embeddings: vectors, prompt_eval_count: countTokens(texts.join('')) },
  };
}

function toChat({ model, messages }: SeenCall['body']): ChatRequest {
  return { model: String(model), messages: messages as ChatRequest['messages'] };
}

function answer(body: SeenCall['body'], mood: string, whole: string): DoubleReply {
  const text = mood === 'rambles' ? whole.slice(0, whole.length / 2) : whole;
  const about = { model: body.model, created_at: '2026-01-01T00:00:00Z' };
  const message = (content: string) => ({ ...about, message: { role: 'assistant', content } });
  const ending = {
    done: true,
    done_reason: mood === 'rambles' ? 'length' : 'stop',
    prompt_eval_count: countTokens(JSON.stringify(body.messages)),
    eval_count: countTokens(text),
  };
  // A stream unless it is told otherwise.
  if (body.stream === false) return { status: 200, json: { ...message(text), ...ending } };
  const pieces = wordsOf(text).map((word) => line({ ...message(word), done: false }));
  const contentType = 'application/x-ndjson';
  if (mood === 'cut') return { lines: pieces.slice(0, 2), contentType, isCut: true };
  if (mood === 'late-error') {
    return {
      lines: [...pieces.slice(0, 2), line({ error: 'an error was encountered while running the model' })],
      contentType,
    };
  }
  return { lines: [...pieces, line({ ...message(''), ...ending })], contentType };
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

function failure(status: number, error: string): DoubleReply {
  return { status, json: { error } };
}
