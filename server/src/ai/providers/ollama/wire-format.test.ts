import { expect, test } from 'vitest';
import { ollamaWireFormat } from './wire-format.ts';

/** Answers of Ollama 0.33, to the letter. */
test.each([
  ['a prompt that does not fit', 400, tooLong(), 'too long'],
  [
    'a model without vectors',
    501,
    'This server does not support embeddings. Start it with `--embeddings`',
    'unsupported',
  ],
  ['a model that is not there', 404, "model 'none' not found", 'model'],
])('%s', (_what, status, error, meaning) => {
  expect(ollamaWireFormat.readRefusal(status, { error }).meaning).toBe(meaning);
});

test('a schema that is refused is left out', () => {
  const error = 'Automatic parser generation failed: JSON schema error at #: unrecognized type nonsense';
  expect(ollamaWireFormat.readRefusal(400, { error }).setting).toBe('format');
});

test('what a model can do is taken from the list, and guessed from its name where that is silent', () => {
  const models = [
    { name: 'tiny-vectors:latest', capabilities: ['embedding'] },
    { name: 'embedded-chat:latest', capabilities: ['completion'] },
    { name: 'nomic-embed-text:latest', details: { family: 'nomic-bert' } },
  ];
  expect(ollamaWireFormat.readModels({ models })?.map(({ embeds }) => embeds)).toEqual([true, false, true]);
});

function tooLong(): string {
  return JSON.stringify({
    error: {
      code: 400,
      message: 'request (100028 tokens) exceeds the available context size (8192 tokens), try increasing it',
      type: 'exceed_context_size_error',
      n_prompt_tokens: 100028,
      n_ctx: 8192,
    },
  });
}
