import type { Moment } from '@parley/contract/ask';
import type { Table } from '@parley/contract/database-schema';
import type { Parameter } from '@parley/contract/parameters';
import { describe, expect, test } from 'vitest';
import type { AskedTool, ExtractTask } from '../language/filling/parameter-extraction-types.ts';
import { readQuestion } from '../language/question/question.ts';
import { analyseLoaded } from '../language/statement/analyse-statement.ts';
import type { AiProvider, ExplainTask, RewriteTask } from './port.ts';

/** How to reach a provider that is to be held to the port. */
export type AskingSubject = { name: string; provider: () => AiProvider };

const moment: Moment = { now: '2026-03-18T10:00:00Z', timeZone: 'Europe/Berlin', weekStart: 'monday' };
const calling = () => ({ signal: new AbortController().signal });
const calledOff = () => ({ signal: AbortSignal.abort() });

const orders: Table = {
  schema: '',
  name: 'orders',
  kind: 'table',
  columns: [
    column('id', 'integer'),
    column('status', 'text'),
    column('country', 'text'),
    column('placed_at', 'timestamp'),
    column('total', 'number'),
  ],
  primaryKey: ['id'],
  uniques: [],
  foreignKeys: [],
  comment: null,
  rowEstimate: 1_000,
  derived: { primaryKey: ['id'], displayColumn: null, hasTimestamps: false },
};

function column(name: string, kind: Table['columns'][number]['kind']): Table['columns'][number] {
  return {
    name,
    kind,
    type: kind,
    nullable: true,
    default: null,
    generated: null,
    enumValues: null,
    comment: null,
  };
}

function parameter(name: string, type: Parameter['type'], more: Partial<Parameter> = {}): Parameter {
  return { name, type, description: '', required: false, ...more };
}

const sql =
  'SELECT id, status, country, placed_at, total FROM orders WHERE (:status IS NULL OR status = :status) AND placed_at >= :from AND placed_at < :to ORDER BY placed_at DESC LIMIT :limit';
const tool: AskedTool = {
  name: 'Orders in a period',
  description: 'Orders placed between two days, newest first.',
  dialect: 'sqlite',
  sql,
  statement: analyseLoaded({ dialect: 'sqlite', sql }),
  parameters: [
    parameter('status', 'enum', { options: ['paid', 'shipped', 'canceled'] }),
    parameter('from', 'date', { required: true, description: 'First day.' }),
    parameter('to', 'date', { required: true, description: 'Day after the last.' }),
    parameter('limit', 'integer', { required: true, default: 100, description: 'Most rows.' }),
  ],
  tables: [orders],
};

/** What every provider is held to when it reads, rewrites, explains and embeds. */
export function describeAsking({ name, provider }: AskingSubject): void {
  describe(`${name}: asking`, () => {
    checkExtraction(provider);
    checkRewrite(provider);
    checkExplanation(provider);
    checkEmbedding(provider);
  });
}

function checkExtraction(provider: AskingSubject['provider']): void {
  const extract = async (question: string, previous: ExtractTask['previous'] = null) =>
    (
      await provider().extractParameters(
        { question: readQuestion(question), tool, moment, known: [], previous },
        calling(),
      )
    ).value;

  test('reads values of the declared types in the question, and says where each came from', async () => {
    const { values, missing } = await extract('paid orders in February 2026');
    expect(missing).toEqual([]);
    expect(values).toMatchObject({
      status: { value: 'paid', origin: 'words' },
      from: { value: '2026-02-01', origin: 'words' },
      to: { value: '2026-03-01', origin: 'words' },
      limit: { value: 100, origin: 'default', words: null },
    });
  });

  test('keeps the values of the turn before in a follow-up', async () => {
    const before = { status: 'paid', from: '2026-02-01', to: '2026-03-01', limit: 5 };
    const { values } = await extract('and the shipped ones?', {
      question: 'top 5 paid orders in February',
      values: before,
    });
    expect(values).toMatchObject({
      status: { value: 'shipped' },
      from: { value: '2026-02-01', origin: 'kept' },
      limit: { value: 5, origin: 'kept' },
    });
  });

  test('names what is missing, and fills no parameter the tool has not', async () => {
    const { values, missing } = await extract('show me orders');
    expect(missing).toEqual(['from', 'to']);
    const names = new Set(tool.parameters.map((one) => one.name));
    expect(Object.keys(values).filter((one) => !names.has(one))).toEqual([]);
  });

  test('stops when it is called off', async () => {
    const task = { question: readQuestion('orders'), tool, moment, known: [], previous: null };
    await expect(provider().extractParameters(task, calledOff())).rejects.toMatchObject({
      code: 'query_cancelled',
    });
  });
}

function checkRewrite(provider: AskingSubject['provider']): void {
  const task: RewriteTask = {
    question: readQuestion('orders in February only from Norway'),
    tool,
    moment,
    reachable: [],
    unused: ['only from Norway'],
  };

  test('rewrites a template with every parameter it uses declared', async () => {
    const { value } = await provider().rewriteSql(task, calling());
    expect(value?.sql).toMatch(/country/i);
    const used = new Set(
      [...(value?.sql.matchAll(/(?<![:\w]):([A-Za-z_]\w*)/g) ?? [])].map((match) => match[1]),
    );
    expect(new Set(value?.parameters.map((one) => one.name))).toEqual(used);
    expect(value?.reason).not.toBe('');
  });

  test('rewrites nothing when the template says it all', async () => {
    const { value } = await provider().rewriteSql(
      { ...task, question: readQuestion('orders in February'), unused: [] },
      calling(),
    );
    expect(value).toBeNull();
  });
}

function checkExplanation(provider: AskingSubject['provider']): void {
  const task: ExplainTask = {
    question: 'How many orders are there?',
    tool: { name: 'Count of orders', description: 'How many orders there are.' },
    values: {},
    result: {
      columns: [{ name: 'count', type: 'integer', kind: 'integer' }],
      rows: [['1042']],
      truncated: null,
      durationMs: 1,
    },
    rowCount: 1,
    facts: [{ label: 'only count', column: 'count', kind: 'integer', value: '1042', of: null }],
    moment,
  };

  test('explains a result in pieces, with the figure that was asked for', async () => {
    let text = '';
    for await (const piece of provider().explain(task, calling())) text += piece.text;
    expect(text.replaceAll(',', '')).toContain('1042');
  });

  test('explains nothing once it is called off', async () => {
    const read = async () => {
      for await (const _ of provider().explain(task, calledOff()));
    };
    await expect(read()).rejects.toMatchObject({ code: 'query_cancelled' });
  });
}

function checkEmbedding(provider: AskingSubject['provider']): void {
  test('embeds each text in vectors of length 1, under the name of their model', async () => {
    const { value } = await provider().embed(['orders by month', 'customers', 'orders by month'], calling());
    expect(value.model).toBe(provider().embeddingModel);
    expect(value.vectors.map((vector) => vector.length)).toEqual([
      value.dimensions,
      value.dimensions,
      value.dimensions,
    ]);
    for (const vector of value.vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 3);
    expect(value.vectors[2]).toEqual(value.vectors[0]);
  });

  test('embeds nothing once it is called off', async () => {
    await expect(provider().embed(['orders'], calledOff())).rejects.toMatchObject({
      code: 'query_cancelled',
    });
  });
}
