import { expect, test } from 'vitest';
import { safeStorage } from '../storage/browser-storage.ts';
import { forgetReturnPath, isLocalPath, readReturnPath, rememberReturnPath } from './return-path.ts';

function memory(items = new Map<string, string>()) {
  return safeStorage(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }));
}

test('[A04] remembers the path with its query under auth_return_path', () => {
  const items = new Map<string, string>();
  rememberReturnPath('/test?execution=42', memory(items));
  expect(items.get('auth_return_path')).toBe('/test?execution=42');
  expect(readReturnPath(memory(items))).toBe('/test?execution=42');
});

test('[A04] goes to the dashboard when nothing is remembered, or no longer', () => {
  const storage = memory();
  expect(readReturnPath(storage)).toBe('/dashboard');
  rememberReturnPath('/tools', storage);
  forgetReturnPath(storage);
  expect(readReturnPath(storage)).toBe('/dashboard');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '',
])('never leaves the site: %j', (path) => {
  expect(isLocalPath(path)).toBe(false);
  expect(readReturnPath(memory(new Map([['auth_return_path', path]])))).toBe('/dashboard');
});
