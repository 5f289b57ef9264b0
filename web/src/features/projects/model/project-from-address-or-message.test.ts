import { expect, test } from 'vitest';
import { projectFromMessage, projectFromSearch, selectionPath } from './project-from-address-or-message.ts';

const data = { project_ref: 'abcdefghijklmnopqrst', project_name: 'Shop & more', region: 'eu-west-1' };
const project = { ref: 'abcdefghijklmnopqrst', name: 'Shop & more', region: 'eu-west-1' };
const allowed = ['http://localhost:8000', 'https://api.supabase.com'];

test('[A06] a project is read from project_ref, project_name and region of the address', () => {
  expect(projectFromSearch(new URLSearchParams(data))).toEqual(project);
  expect(projectFromSearch(new URLSearchParams({ project_ref: data.project_ref }))).toEqual({
    ref: data.project_ref,
    name: '',
    region: '',
  });
});

test.each([
  '',
  'project_name=x',
  'project_ref=',
  'project_ref=abc',
  'project_ref=a/../b',
  'project_ref=%3Cscript%3E',
])('[A06] %s names no project', (query) => {
  expect(projectFromSearch(new URLSearchParams(query))).toBeNull();
});

test('[A06] a message counts only from an allowed origin, and only if it names a project', () => {
  for (const origin of allowed) expect(projectFromMessage({ origin, data }, allowed)).toEqual(project);
  for (const origin of ['https://evil.example', 'http://localhost:8001', 'null', '']) {
    expect(projectFromMessage({ origin, data }, allowed)).toBeNull();
  }
  for (const other of [null, 'project_ref', {}, { project_ref: 7 }, [data]]) {
    expect(projectFromMessage({ origin: 'http://localhost:8000', data: other }, allowed)).toBeNull();
  }
});

test('[A06] the way to the selection carries the project along', () => {
  const path = selectionPath(project);
  expect(path).toMatch(/^\/projects\/select\?/);
  expect(projectFromSearch(new URL(path, 'http://localhost').searchParams)).toEqual(project);
});
