import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyTheme, parseTheme, readTheme, themeKey } from './theme.ts';

let stored: Map<string, string>;
let dataset: Record<string, string>;

beforeEach(() => {
  stored = new Map();
  dataset = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each([null, undefined, '', 'system', 'purple'])('takes %j for the choice of the system', (value) => {
  expect(parseTheme(value)).toBe('system');
});

test.each(['light', 'dark'] as const)('keeps %s on the page and in storage', (choice) => {
  applyTheme(choice);
  expect(dataset).toEqual({ theme: choice });
  expect(stored.get(themeKey)).toBe(choice);
  expect(readTheme()).toBe(choice);
});

test('leaves no trace on the page or in storage when the system decides', () => {
  applyTheme('dark');
  applyTheme('system');
  expect(dataset).toEqual({});
  expect(stored.size).toBe(0);
  expect(readTheme()).toBe('system');
});

test('still changes the page where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  applyTheme('light');
  expect(dataset).toEqual({ theme: 'light' });
  expect(readTheme()).toBe('system');
});

test('falls back to the system where there is no browser', () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', undefined);
  expect(readTheme()).toBe('system');
});
