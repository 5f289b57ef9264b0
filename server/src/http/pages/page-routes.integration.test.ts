import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { publicPages, signedInPages } from '@parley/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const webDir = mkdtempSync(join(tmpdir(), 'parley-pages-'));
let server: TestApp;

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  const files = {
    'app.html': '<script nonce="__CSP_NONCE__">shell</script>',
    'index.html': '<script nonce="__CSP_NONCE__">landing</script><i>"__OPERATOR__"</i>',
    'pricing.html': '<meta content="__APP_ORIGIN__/social.png"><p>pricing</p>',
    'favicon.svg': '<svg/>',
    '.built': 'a hash',
    'assets/a-1.js': 'plain',
    'assets/a-1.js.br': 'brotli',
    'assets/a-1.js.gz': 'gzip',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(webDir, name), text);
  server = await startTestApp({}, { webDir });
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true, force: true });
});

test('[A01][A02] every page is served, prerendered where it was', async () => {
  for (const page of [...publicPages, ...signedInPages]) {
    const answer = await server.app.inject(page);
    expect([page, answer.statusCode]).toEqual([page, 200]);
    const text = { '/': 'landing', '/pricing': 'pricing' }[page as string] ?? 'shell';
    expect(answer.body).toContain(text);
  }
});

test('[A03] any other path goes home', async () => {
  for (const path of [
    '/nothing',
    '/dashboard/nothing',
    '/index.html',
    '/app.html',
    '/.built',
    '/..%2fsecret.key',
  ]) {
    const answer = await server.app.inject(path);
    expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 302, '/']);
  }
});

test('a page has a fresh nonce each time, and its policy allows nothing inline without it', async () => {
  const nonces = new Set<string>();
  for (let time = 0; time < 3; time += 1) {
    const { body, headers } = await server.app.inject('/');
    const nonce = /nonce="([\w-]{20,})"/.exec(body)?.[1] ?? '';
    nonces.add(nonce);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  }
  expect(nonces.size).toBe(3);
});

test('a shared link names its picture by its whole address', async () => {
  const { body } = await server.app.inject('/pricing');
  expect(body).toContain(`<meta content="${server.origin}/social.png">`);
});

test('[C01] a page carries the links that the operator set, and what the server does with questions', async () => {
  const factsOf = async ({ app }: TestApp) => {
    const { body } = await app.inject('/');
    const text = /<i>(.*)<\/i>/.exec(body)?.[1] ?? '';
    expect(text).not.toMatch(/[<>&]/);
    return JSON.parse(text);
  };
  const unset = { docs: null, demo: null, support: null, repository: null, twitter: null, linkedin: null };
  expect(await factsOf(server)).toEqual({
    links: unset,
    aiHost: 'api.openai.com',
    keepRecordsDays: null,
    googleSignIn: false,
    mail: false,
    plans: true,
  });
  const settings = {
    DOCS_URL: 'https://docs.example.com/?a=</script>&b=$1',
    SUPPORT_EMAIL: 'help@example.com',
    OPENAI_API_KEY: 'sk-of-the-operator',
    OPENAI_BASE_URL: 'https://ai.example.com:8443/v1',
    KEEP_RECORDS_DAYS: '30',
  };
  const other = await startTestApp(settings, { webDir });
  const facts = await factsOf(other);
  expect(facts).toMatchObject({ aiHost: 'ai.example.com:8443', keepRecordsDays: 30 });
  expect(facts.links).toEqual({ ...unset, docs: settings.DOCS_URL, support: 'mailto:help@example.com' });
  expect(JSON.stringify(facts)).not.toContain('sk-of-the-operator');
  await other.close();
});

test('pages travel compressed where the browser can read it', async () => {
  const answer = await server.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.rawPayload).toString()).toContain('landing');
});

test('assets are kept for ever and travel as they were compressed at build', async () => {
  const answer = await server.app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(answer.body).toBe('brotli');
  expect((await server.app.inject('/assets/missing.js')).statusCode).toBe(404);
  expect((await server.app.inject('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
});
