import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';
import { readSettingsFiles } from './settings-from-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = 'a key that is long enough to be one, surely';

function fileWith(content: string, name = 'value'): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test('every setting can be kept in a file, and is taken from it without the line break at its end', () => {
  expect(settingNames.length).toBeGreaterThan(30);
  const file = fileWith('from the file\r\n');
  for (const name of settingNames) {
    const { settings, mistakes } = readSettingsFiles({ [`${name}_FILE`]: file }, settingNames);
    expect({ settings, mistakes }).toEqual({ settings: { [name]: 'from the file' }, mistakes: [] });
  }
});

test('the configuration takes what files hold, and checks it as it checks the rest', () => {
  const url = 'postgres://parley:pass@db.example.com/parley';
  const mounted = join(folder, 'mounted');
  symlinkSync(fileWith(`${key}\n`, 'key'), mounted);
  const config = readConfig({ SECRET_KEY_FILE: mounted, DATABASE_URL_FILE: fileWith(url), PORT: '8080' });
  expect(config).toMatchObject({ secretKey: key, databaseUrl: url, port: 8080 });
  expect(() => readConfig({ SECRET_KEY_FILE: fileWith('short') })).toThrow(
    'SECRET_KEY must be at least 32 characters long',
  );
});

test('a file that is missing, empty or no file, and a setting that is given twice are each one sentence', () => {
  const gone = join(folder, 'gone');
  const empty = fileWith('\n', 'empty');
  const large = fileWith('x'.repeat(70_000), 'large');
  const place = join(folder, 'place');
  mkdirSync(place);
  const read = () =>
    readConfig({
      SECRET_KEY: key,
      SECRET_KEY_FILE: fileWith(key),
      DATABASE_URL_FILE: gone,
      SMTP_URL_FILE: empty,
      MAIL_FROM_FILE: place,
      METRICS_TOKEN_FILE: large,
      PORT: 'eighty',
    });
  expect(read).toThrow(
    [
      'The configuration has 6 mistakes:',
      `  DATABASE_URL_FILE cannot be read: ENOENT: no such file or directory, stat '${gone}'`,
      '  SECRET_KEY and SECRET_KEY_FILE are both set: leave one of them out',
      `  SMTP_URL_FILE names an empty file: ${empty}`,
      `  MAIL_FROM_FILE must name a file: ${place} is none`,
      `  METRICS_TOKEN_FILE must name a small file: ${large} holds 70000 bytes`,
      '  PORT must be a whole number from 0 to 65535',
    ].join('\n'),
  );
});

test('a setting whose file cannot be read is not reported as missing too', () => {
  const env = { DATABASE_URL: 'postgres://localhost/parley', SECRET_KEY_FILE: join(folder, 'gone') };
  expect(() => readConfig(env)).toThrow(/has a mistake:\n {2}SECRET_KEY_FILE cannot be read[^\n]+$/);
});

test('an empty name of a file is no name, and other variables that end in _FILE are not ours', () => {
  expect(readConfig({ SECRET_KEY_FILE: '', SECRET_KEY: key }).secretKey).toBe(key);
  expect(readConfig({ SOME_OTHER_FILE: join(folder, 'gone') }).port).toBe(8000);
});

test('the README says what every setting means, and that each may be in a file', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  for (const name of settingNames) expect(readme, name).toContain(`\`${name}\``);
  expect(readme).toContain('`SECRET_KEY_FILE`');
});
