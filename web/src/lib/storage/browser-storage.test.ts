import { expect, test } from 'vitest';
import { safeStorage } from './browser-storage.ts';

test('survives a browser that blocks its storage', () => {
  const blocked = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  blocked.write('a', '1');
  blocked.remove('a');
  expect(blocked.read('a')).toBeNull();
});
