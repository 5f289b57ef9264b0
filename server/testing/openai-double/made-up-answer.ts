export type ChatRequest = {
  model: string;
  messages: { role: string; content: string }[];
  temperature?: number;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  response_format?: { json_schema: { name: string; schema: unknown } };
};

/** What a model would say, as far as the code that asks it is concerned: it follows the question's shape and data. */
export function madeUpAnswer(request: ChatRequest): string {
  const parts = fencedParts(request.messages.at(-1)?.content ?? '');
  switch (wantedIn(request)) {
    case 'tool_suggestions':
      return JSON.stringify({ tools: suggestions(parts) });
    case 'tool_sql':
      return JSON.stringify(statement(parts, request));
    case 'parameters':
      return JSON.stringify(values(parts));
    case 'cities':
      return JSON.stringify({ answers: capitals });
    case 'rewritten_sql':
      return JSON.stringify({ sql: null, parameters: [], reason: 'Nothing to change.' });
    default:
      return prose(parts);
  }
}

/** A server without structured output is told in the instructions which shape is wanted. */
export function wantedIn(request: ChatRequest): string {
  const named = request.response_format?.json_schema.name;
  if (named) return named;
  const instructions = request.messages[0]?.content ?? '';
  if (instructions.includes('{"tools":')) return 'tool_suggestions';
  if (instructions.includes('"isCapital"')) return 'cities';
  if (instructions.includes('{"sql","parameters":[{')) return 'tool_sql';
  if (instructions.includes('"unused"')) return 'parameters';
  return instructions.includes('"reason"') ? 'rewritten_sql' : '';
}

function fencedParts(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [, title, , body] of text.matchAll(/^(.+):\n<data-([\w-]+)>\n([\s\S]*?)\n<\/data-\2>/gm)) {
    parts.set(title ?? '', body ?? '');
  }
  return parts;
}

function suggestions(parts: Map<string, string>) {
  const more = parts.has('Already there, propose others') ? 'More from' : 'Browse';
  const known = tablesIn(parts.get('The schema') ?? '').map(({ name, columns }) => ({
    name: `${more} ${name}`,
    description: `Lists what is in ${name}.`,
    tables: [name],
    fields: columns.slice(0, 4).map((column) => `${name}.${column}`),
  }));
  const invented = {
    name: 'Ghosts',
    description: 'Reads a table that is not there.',
    tables: ['no_such_table'],
    fields: ['no_such_table.id'],
  };
  return [...known.slice(0, 10), invented];
}

function tablesIn(schema: string): { name: string; columns: string[] }[] {
  const tables: { name: string; columns: string[] }[] = [];
  for (const line of schema.split('\n')) {
    const table = /^(?:table|view) (\S+)/.exec(line)?.[1];
    const column = /^ {2}(\S+) /.exec(line)?.[1];
    if (table) tables.push({ name: table, columns: [] });
    else if (column) tables.at(-1)?.columns.push(column);
  }
  return tables;
}

function statement(parts: Map<string, string>, request: ChatRequest) {
  const tool = parts.get('The tool') ?? '';
  const table = /^tables: ([^,\n]+)/m.exec(tool)?.[1] ?? 'nothing';
  const fields = (/^fields: (.+)$/m.exec(tool)?.[1] ?? '').split(', ');
  const quote = request.messages[0]?.content.includes('MySQL') ? '`' : '"';
  const quoted = (name: string) =>
    name
      .split('.')
      .map((part) => quote + part + quote)
      .join('.');
  const columns = fields.map((field) => quoted(field.split('.').at(-1) ?? field)).join(', ');
  return {
    sql: `SELECT ${columns} FROM ${quoted(table)} ORDER BY 1 LIMIT :limit`,
    parameters: [
      {
        name: 'limit',
        type: 'integer',
        description: 'How many rows at most',
        required: false,
        default: '20',
        options: null,
      },
    ],
  };
}

/** What the tasks that try a model out ask for: this one does them well. */
const capitals = [
  { city: 'Paris', isCapital: true },
  { city: 'Lyon', isCapital: false },
];
const latestOrders = [
  { name: 'status', value: 'paid', words: 'paid' },
  { name: 'since', value: '2026-02-01', words: 'since 1 February 2026' },
  { name: 'limit', value: 5, words: '5 latest' },
];

function values(parts: Map<string, string>) {
  if (parts.get('The tool')?.startsWith('Latest orders\n')) return { parameters: latestOrders, unused: [] };
  const question = parts.get('The question') ?? '';
  const asked = /\b(?:top|first) (\d+)\b/i.exec(question);
  const names = [...(parts.get('Its parameters') ?? '').matchAll(/^:(\w+)/gm)].map(([, name]) => name);
  return {
    parameters: names.map((name) =>
      name === 'limit' && asked
        ? { name, value: Number(asked[1]), words: asked[0] }
        : { name, value: null, words: null },
    ),
    unused: [],
  };
}

function prose(parts: Map<string, string>): string {
  const fact = /^(.+): (\S+)/m.exec(parts.get('Computed facts over all rows') ?? '');
  return fact ? `The answer: ${fact[1]} is ${fact[2]}.` : 'Yes';
}
