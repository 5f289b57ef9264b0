import { readFileSync } from 'node:fs';
import type { ParameterValue } from '@parley/contract/parameters';
import type { CaseTool, CaseTools } from './case-tools.ts';

export type CaseQuestion = {
  question: string;
  tool: CaseTool;
  /** By parameter, what is exactly right; one that is not named keeps its default. Some have two right readings. */
  wanted: Readonly<Record<string, readonly ParameterValue[]>>;
  /** The turn before, where this one leans on it. */
  after: CaseQuestion | null;
  /**
   * Statements for what the question says by itself, written from the schema alone by somebody who knew neither tools nor
   * answers: a tool may leave out what nobody spoke of, such as what was cancelled.
   */
  literal: readonly string[];
};

/**
 * `# Tool`, then a line for each question: `the 3 biggest spenders => limit=3`. A line that begins with `…` goes on
 * after the line above, one that begins with `>` is only there to be gone on from. `a / b`: either is right.
 */
export function readQuestions({ name, tools }: CaseTools): CaseQuestion[] {
  const file = new URL(`./databases/${name.replace(' ', '-')}.txt`, import.meta.url);
  const statements = readStatements(name);
  const questions: CaseQuestion[] = [];
  let tool: CaseTool | undefined;
  let above: CaseQuestion | null = null;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('# ')) tool = tools.find((one) => one.name === line.slice(2));
    else if (line !== '') {
      if (!tool) throw new Error(`${name} has no tool for: ${line}`);
      const { mark, question, values } = partsOf(line);
      const asked: CaseQuestion = {
        question,
        tool,
        wanted: wantedOf(tool, values),
        after: mark === '…' ? above : null,
        literal: (mark === '' && statements.get(question)) || [],
      };
      if (mark !== '>') questions.push(asked);
      above = asked;
    }
  }
  return questions;
}

function readStatements(name: string): Map<string, readonly string[]> {
  const file = new URL(`./statements/${name.replace(' ', '-')}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const { question, sql } = JSON.parse(line) as { question: string; sql: string[] };
      return [question, sql];
    }),
  );
}

function partsOf(line: string): { mark: string; question: string; values: string } {
  const [, mark = '', question = '', values = ''] = /^([>…]?) ?(.*?)(?: => (.*))?$/.exec(line) ?? [];
  return { mark, question, values };
}

function wantedOf({ name, parameters }: CaseTool, text: string): CaseQuestion['wanted'] {
  if (text === '') return {};
  const pairs = text.split('; ').map((pair): [string, ParameterValue[]] => {
    const [key = '', values = ''] = pair.split('=');
    const parameter = parameters.find((one) => one.name === key);
    if (!parameter) throw new Error(`${name} has no parameter ${key}`);
    return [key, values.split(' / ').map((value) => typed(parameter.type, value))];
  });
  return Object.fromEntries(pairs);
}

function typed(type: string, value: string): ParameterValue {
  if (type === 'integer' || type === 'number') return Number(value);
  return type === 'boolean' ? value === 'true' : value;
}

/** A value for each parameter, exactly right. */
export function rightValues({ tool, wanted }: CaseQuestion): Record<string, ParameterValue> {
  return Object.fromEntries(
    tool.parameters.map(({ name, default: preset }) => [name, wanted[name]?.[0] ?? preset ?? null]),
  );
}
