import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

const agents: Record<string, string> = {
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox on Linux',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0':
    'Edge on Windows',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15':
    'Safari on macOS',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile Safari/604.1':
    'Chrome on iOS',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36':
    'Chrome on Android',
  'curl/8.9.1': 'curl',
};

test.each(Object.entries(agents))('%s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});

test('who says nothing is unknown', () => {
  expect(browserName(null)).toBe('Unknown browser');
});
