import { expect, test } from 'vitest';
import { commands, help, parseCommandLine } from './command-line.ts';

test('without a command the server is started', () => {
  expect(parseCommandLine([])).toMatchObject({ command: 'start', settings: {} });
  expect(parseCommandLine(['--port', '9000', '--data=/srv/parley', '--host', '0.0.0.0'])).toMatchObject({
    command: 'start',
    settings: { PORT: '9000', DATA_DIR: '/srv/parley', HOST: '0.0.0.0' },
  });
});

test('a command takes its operands and its options, in any order', () => {
  expect(
    parseCommandLine(['tools', '--source', 'Shop', 'import', 'ada@example.com', 'tools.json']),
  ).toMatchObject({
    command: 'tools import',
    operands: ['ada@example.com', 'tools.json'],
    options: { source: 'Shop' },
  });
});

test('help and version go before anything else', () => {
  expect(parseCommandLine(['backup', '--help'])).toBe('help');
  expect(parseCommandLine(['-v'])).toBe('version');
  for (const name of Object.keys(commands)) expect(help).toContain(name);
});

test.each([
  [['--nope'], 'There is no option --nope.'],
  [['--nope=3'], 'There is no option --nope.'],
  [['-x'], 'There is no option -x.'],
  [['--port'], '--port needs a value.'],
  [['--port', '--data', 'x'], '--port needs a value.'],
  [['--help=yes'], '--help takes no value.'],
  [['--data='], '--data is empty.'],
  [['serve'], "There is no command 'serve'."],
  [['user'], "'user' is followed by one of list, create, export, delete."],
  [['user', 'remove'], "'user' is followed by one of list, create, export, delete, not by 'remove'."],
  [['tools', 'import', 'ada@example.com'], "'tools import' needs FILE."],
  [['backup'], "'backup' needs FILE."],
  [['user', 'list', 'ada'], "'ada' is one word too many for 'user list'."],
  [['doctor', '--source', 'x'], "'doctor' takes no --source."],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => parseCommandLine(args)).toThrow(`${sentence} See 'parleydb --help'.`);
});
