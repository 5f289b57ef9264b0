import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelSettings } from '../../src/ai/port.ts';
import { freePort } from '../../src/platform/free-port.ts';
import { tinyModel } from './tiny-model.ts';

export type ModelServer = {
  settings: ModelSettings;
  /** The embedding model of these only chats. */
  withoutVectors: ModelSettings;
  stop(): Promise<void>;
};

const chat = tinyModel({ name: 'tiny', embeds: false });
const vectors = tinyModel({ name: 'tiny-vectors', embeds: true });
/** Small enough that a test can write a prompt that does not fit. */
const contextTokens = 16_384;

/** llama.cpp's own server: it speaks OpenAI's protocol, wants a key if it was given one, and serves one model. */
export async function startLlamaServer(program: string): Promise<ModelServer> {
  const key = randomBytes(12).toString('hex');
  const both = await startLlama(program, ['--api-key', key, '--embeddings', '--pooling', 'mean']);
  const chatting = await startLlama(program, []);
  const of = (origin: string, own: string) =>
    settingsOf({ kind: 'compatible', baseUrl: `${origin}/v1`, key: own, embeddingModel: 'tiny' });
  return {
    settings: of(both.origin, key),
    withoutVectors: of(chatting.origin, ''),
    stop: async () => {
      await both.stop();
      await chatting.stop();
    },
  };
}

async function startLlama(program: string, more: readonly string[]) {
  const { folder, port, origin } = await newPlace();
  const file = join(folder, 'tiny.gguf');
  writeFileSync(file, chat);
  const limits = ['--ctx-size', String(contextTokens), '--threads', '1', '--parallel', '1'];
  const flags = ['--model', file, '--alias', 'tiny', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(program, [...flags, ...limits, ...more], { stdio: 'ignore' });
  await answers(`${origin}/health`, child);
  return { origin, stop: () => stop(child, folder) };
}

/** Ollama with a folder of its own, and two models made of files that are sent to it. */
export async function startOllama(program: string): Promise<ModelServer> {
  const { folder, port, origin } = await newPlace();
  const env = {
    ...process.env,
    HOME: folder,
    OLLAMA_HOST: `127.0.0.1:${port}`,
    OLLAMA_MODELS: join(folder, 'models'),
  };
  const child = spawn(program, ['serve'], { env, stdio: 'ignore' });
  await answers(`${origin}/api/version`, child);
  await createModel(origin, 'tiny', chat);
  await createModel(origin, 'tiny-vectors', vectors);
  const settings = settingsOf({ kind: 'ollama', baseUrl: origin, key: '', embeddingModel: 'tiny-vectors' });
  return {
    settings,
    withoutVectors: { ...settings, embeddingModel: 'tiny' },
    stop: () => stop(child, folder),
  };
}

function settingsOf(more: Pick<ModelSettings, 'kind' | 'baseUrl' | 'key' | 'embeddingModel'>): ModelSettings {
  return { ...more, model: 'tiny', isOwnAddress: true, isOwnModel: true };
}

async function createModel(origin: string, model: string, file: Buffer): Promise<void> {
  const digest = `sha256:${createHash('sha256').update(file).digest('hex')}`;
  const sent = await fetch(`${origin}/api/blobs/${digest}`, { method: 'POST', body: new Uint8Array(file) });
  const body = JSON.stringify({ model, files: { 'model.gguf': digest }, stream: false });
  const made = await fetch(`${origin}/api/create`, { method: 'POST', body });
  if (!sent.ok || !made.ok) throw new Error(`Ollama did not take the model: ${await made.text()}`);
}

async function newPlace() {
  const port = await freePort('127.0.0.1');
  return {
    folder: mkdtempSync(join(tmpdir(), 'parley-models-')),
    port,
    origin: `http://127.0.0.1:${port}`,
  };
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error(`The model server ended with code ${child.exitCode}.`);
    await sleep(100);
  }
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
