import { describe, expect, test } from 'vitest';
import { createSecretBox, EnvelopeError } from './secret-box.ts';

const oldKey = 'an old key that is long enough to be one';
const newKey = 'a new key that is long enough to be one!';
const place = { table: 'parley_api_keys', row: 'row-1', owner: 'ada' };

describe('an envelope', () => {
  const box = createSecretBox({ current: newKey });

  test('opens to what was sealed', () => {
    for (const plain of ['', 'sk-abc', 'päßwörd 🔑', 'x'.repeat(10_000)]) {
      expect(box.open(box.seal(plain, place), place)).toBe(plain);
    }
  });

  test('never looks the same twice and never shows its content', () => {
    const [first, second] = [box.seal('sk-canary', place), box.seal('sk-canary', place)];
    expect(first).not.toBe(second);
    expect(first).not.toContain('canary');
    expect(Buffer.from(first.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain('canary');
  });

  test.each([
    ['another row', { ...place, row: 'row-2' }],
    ['another owner', { ...place, owner: 'eve' }],
    ['another table', { ...place, table: 'parley_connections' }],
  ])('does not open for %s', (_name, elsewhere) => {
    expect(() => box.open(box.seal('secret', place), elsewhere)).toThrow(EnvelopeError);
  });

  test('does not open when one bit of any part differs', () => {
    const parts = box.seal('secret', place).split('.');
    for (const index of parts.keys()) {
      const damaged = parts.map((part, at) => (at === index ? flipFirst(part) : part)).join('.');
      expect(() => box.open(damaged, place)).toThrow(EnvelopeError);
    }
    expect(() => box.open('', place)).toThrow(EnvelopeError);
    expect(() => box.open('v1.x', place)).toThrow(EnvelopeError);
  });
});

describe('key rotation', () => {
  const before = createSecretBox({ current: oldKey }).seal('secret', place);

  test('opens with a previous key and says that the envelope is stale', () => {
    const rotated = createSecretBox({ current: newKey, previous: [oldKey] });
    expect(rotated.open(before, place)).toBe('secret');
    expect(rotated.isStale(before)).toBe(true);
    expect(rotated.isStale(rotated.seal('secret', place))).toBe(false);
  });

  test('opens with the next key, and leaves the envelope as the servers ahead sealed it', () => {
    const ahead = createSecretBox({ current: newKey, previous: [oldKey] }).seal('secret', place);
    const behind = createSecretBox({ current: oldKey, next: newKey });
    expect(behind.open(ahead, place)).toBe('secret');
    expect([behind.isStale(ahead), behind.isStale(before)]).toEqual([false, false]);
    expect(behind.isKnown(ahead)).toBe(true);
    expect(createSecretBox({ current: oldKey }).isKnown(ahead)).toBe(false);
  });

  test('does not open once the previous key is gone', () => {
    expect(() => createSecretBox({ current: newKey }).open(before, place)).toThrow(EnvelopeError);
  });

  test('derives a different key for every purpose', () => {
    const box = createSecretBox({ current: newKey });
    expect(new Set(['sessions', 'known devices'].map((purpose) => box.derive(purpose)[0])).size).toBe(2);
    expect(box.derive('sessions')).toEqual(createSecretBox({ current: newKey }).derive('sessions'));
  });
});

function flipFirst(text: string): string {
  return (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
}
