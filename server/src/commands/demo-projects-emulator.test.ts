import { expect, test } from 'vitest';
import { wantsDemoProjects } from './demo-projects-emulator.ts';

test.each([
  ['nothing is configured', {}, true],
  ['Parley is used on this machine', { APP_ORIGIN: 'http://localhost:5174' }, true],
  ['a client id of the hosted service is configured', { SUPABASE_CLIENT_ID: 'an-id' }, false],
  ['the operator wants none', { PARLEY_DEMO_PROJECTS: '0' }, false],
  ['people come from other machines', { APP_ORIGIN: 'https://parley.example.com' }, false],
])('[G10] when %s, demo projects are offered: %o → %s', (_when, env, wanted) => {
  expect(wantsDemoProjects(env)).toBe(wanted);
});
