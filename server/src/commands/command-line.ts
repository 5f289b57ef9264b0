import { parseArgs } from 'node:util';

/** What was typed cannot be understood: said in a sentence, with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export type CommandLine = {
  command: CommandName;
  /** What follows the command's name: a file, an address. */
  operands: string[];
  options: Options;
  /** Variables that the options stand for; they go before what is set in the environment. */
  settings: Record<string, string>;
};

type Options = { [Name in OptionName]?: string };
type OptionName = (typeof optionNames)[number];
type Command = {
  operands: readonly string[];
  options: readonly OptionName[];
  does: string;
};

const optionNames = ['port', 'host', 'data', 'name', 'source', 'passphrase-file'] as const;

/** Options that stand for a variable of the server's configuration. */
const variables: Partial<Record<OptionName, string>> = { port: 'PORT', host: 'HOST', data: 'DATA_DIR' };

export type CommandName = keyof typeof commands;

export const commands = {
  start: {
    operands: [],
    options: ['port', 'host', 'data'],
    does: 'starts the server (as without a command)',
  },
  doctor: {
    operands: [],
    options: ['port', 'host', 'data'],
    does: 'checks Node, settings, disk, port, store, key and engines, and says what to mend',
  },
  'user list': { operands: [], options: ['data'], does: 'lists every account' },
  'user create': {
    operands: ['MAIL'],
    options: ['data', 'name'],
    does: 'creates an account and prints its first password',
  },
  'user export': {
    operands: ['MAIL'],
    options: ['data'],
    does: 'prints everything of one person, as JSON',
  },
  'user delete': {
    operands: ['MAIL'],
    options: ['data'],
    does: 'deletes an account and everything of it, for good',
  },
  'tools export': {
    operands: ['MAIL'],
    options: ['data'],
    does: "prints a person's tools as a file of tools",
  },
  'tools import': {
    operands: ['MAIL', 'FILE'],
    options: ['data', 'source'],
    does: 'adds the tools of a file to a person, for the source named by --source',
  },
  backup: {
    operands: ['FILE'],
    options: ['data', 'passphrase-file'],
    does: 'writes store, files and key to a sealed file; a running server may go on',
  },
  restore: {
    operands: ['FILE'],
    options: ['data', 'passphrase-file'],
    does: 'brings a backup up in an empty data folder or database',
  },
} as const satisfies Record<string, Command>;

const optionHelp: Record<OptionName, string> = {
  port: '--port NUMBER             where the server listens (PORT; 8000)',
  host: '--host ADDRESS            the address it listens on (HOST; 127.0.0.1)',
  data: '--data FOLDER             the data folder (DATA_DIR; ./.parley)',
  name: "--name 'FIRST LAST'       the name of a new account",
  source: '--source NAME             the database that imported tools are for',
  'passphrase-file': '--passphrase-file FILE    holds the passphrase of a backup (BACKUP_PASSPHRASE)',
};

export const help = `Parley: ask your databases in plain English.

Usage: parleydb [COMMAND] [OPTIONS]

${Object.entries<Command>(commands)
  .map(([name, command]) => `  ${[name, ...command.operands].join(' ').padEnd(24)}  ${command.does}`)
  .join('\n')}

${Object.values(optionHelp)
  .map((line) => `  ${line}`)
  .join('\n')}
  --help, --version

Every setting of the server is an environment variable; the README lists them. Options go before them.`;

/** 'help' and 'version' where these are all that was asked for. */
export function parseCommandLine(args: readonly string[]): CommandLine | 'help' | 'version' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const { name, operands } = commandOf(positionals);
  const command: Command = commands[name];
  const options: Options = {};
  for (const option of optionNames) {
    const value = values[option];
    if (value === undefined) continue;
    if (!command.options.includes(option)) throw usage(`'${name}' takes no --${option}.`);
    if (value === '') throw usage(`--${option} is empty.`);
    options[option] = value;
  }
  if (operands.length < command.operands.length)
    throw usage(`'${name}' needs ${command.operands.slice(operands.length).join(' and ')}.`);
  if (operands.length > command.operands.length)
    throw usage(`'${operands[command.operands.length]}' is one word too many for '${name}'.`);
  return { command: name, operands, options, settings: settingsOf(options) };
}

function commandOf(words: readonly string[]): { name: CommandName; operands: string[] } {
  if (words.length === 0) return { name: 'start', operands: [] };
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(' ');
    if (isCommand(name)) return { name, operands: words.slice(count) };
  }
  const [first = '', second] = words;
  const group = Object.keys(commands).filter((name) => name.startsWith(`${first} `));
  if (group.length === 0) throw usage(`There is no command '${first}'.`);
  const choices = group.map((name) => name.slice(first.length + 1)).join(', ');
  throw usage(
    `'${first}' is followed by one of ${choices}${second === undefined ? '' : `, not by '${second}'`}.`,
  );
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

function settingsOf(options: Options): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [option, variable] of Object.entries(variables)) {
    const value = options[option as OptionName];
    if (value !== undefined) settings[variable] = value;
  }
  return settings;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        name: { type: 'string' },
        source: { type: 'string' },
        'passphrase-file': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
  } catch (error) {
    throw usage(reasonOf(error));
  }
}

/** Node's own words go on about how to pass such an argument on. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const option = /'(?:-\w, )?(-[^' ,]*)/.exec(message)?.[1] ?? '';
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}.`;
  if (/does not take an argument/.test(message)) return `${option} takes no value.`;
  return `${option || 'An option'} needs a value.`;
}

function usage(reason: string): UsageError {
  return new UsageError(`${reason} See 'parleydb --help'.`);
}
