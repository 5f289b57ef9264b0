import type { Execution } from '@parley/contract/ask';
import type { Parameter } from '@parley/contract/parameters';
import type { CaseDatabase } from './databases.ts';
import { isAskableOf } from './foreign/is-askable-of-other-database.ts';
import { canAnswerForeign } from './foreign/verdicts.ts';
import type { AnswerVerdict, JudgeAnswer } from './gold.ts';
import { isParaphrase } from './paraphrase.ts';
import type { Person } from './person.ts';
import type { CaseQuestion } from './read-questions.ts';
import type { Tally } from './tally.ts';
import { emptyTally } from './tally.ts';

export type Miss = { kind: string; detail: string };

export type Scored = {
  database: string;
  isHeldOut: boolean;
  kind: 'plain' | 'paraphrase' | 'follow-up';
  tally: Tally;
  misses: Miss[];
};

/** A database with somebody who owns it and its tools. */
export type Opened = { database: CaseDatabase; person: Person; judgeAnswer: JudgeAnswer };

export type Asking = {
  opened: Opened;
  asked: CaseQuestion;
  /** Every second question of a database is held out. */
  isHeldOut: boolean;
  /** Databases that the question is not about and is asked of all the same. */
  elsewhere: readonly Opened[];
};

export async function score(asking: Asking): Promise<Scored> {
  const { opened, asked, isHeldOut } = asking;
  const execution = await opened.person.ask(asked);
  const tally = { ...emptyTally(), questions: 1 };
  const misses = [
    ...(asked.after ? [] : route(asked, execution, tally)),
    ...(await answer(asking, execution, tally)),
    ...(asked.after ? [] : await askWithout(asking, tally)),
    ...(asked.after ? [] : await offerElsewhere(asking, tally)),
  ];
  return { database: opened.database.name, isHeldOut, kind: kindOf(asked), tally, misses };
}

function kindOf(asked: CaseQuestion): Scored['kind'] {
  if (asked.after) return 'follow-up';
  return isParaphrase(asked) ? 'paraphrase' : 'plain';
}

type Outcome = 'tool' | 'composed' | 'offered' | 'declined' | 'failed';

function outcomeOf({ status, toolName, reading }: Execution): Outcome {
  if (status === 'nothing_relevant') return 'declined';
  if (status === 'needs_choice') return 'offered';
  if (status === 'success' || status === 'needs_values') {
    if (toolName !== null) return 'tool';
    if (reading !== null) return 'composed';
  }
  return 'failed';
}

/** Where the right tool stands: what was answered in another way did not find it. */
function route({ question, tool }: CaseQuestion, execution: Execution, tally: Tally): Miss[] {
  const outcome = outcomeOf(execution);
  const names = execution.candidates.map(({ name }) => name);
  const isTaken = outcome === 'tool' && execution.toolName === tool.name;
  tally.routed = 1;
  tally.first = isTaken || (outcome === 'declined' && names[0] === tool.name) ? 1 : 0;
  tally.amongThree = isTaken || names.includes(tool.name) ? 1 : 0;
  tally.kept = outcome === 'declined' ? 0 : 1;
  if (outcome !== 'declined') return [];
  const nearest = names[0] === tool.name ? 'the right tool' : 'another tool';
  return [{ kind: `declines its own, nearest is ${nearest}`, detail: question }];
}

/** What the person is given, and which values the right tool is given when it is chosen by hand. */
async function answer({ opened, asked }: Asking, execution: Execution, tally: Tally): Promise<Miss[]> {
  const { question, tool } = asked;
  const isFound = outcomeOf(execution) === 'tool' && execution.toolName === tool.name;
  const filled = isFound ? execution : await opened.person.askTool(asked);
  const misses = valueMisses(asked, filled);
  const isRight = isFound && misses.length === 0;
  // The right tool with other values may give the same by chance.
  const isJudged = execution.status === 'success' && (!isFound || (isRight && execution.rewrite !== null));
  const verdict = isJudged ? opened.judgeAnswer(asked, execution) : null;
  const isOther = isRight && isJudged && verdict !== 'same';
  tally.found = isFound ? 1 : 0;
  tally.exact = misses.length === 0 ? 1 : 0;
  tally.exactWhereFound = tally.found * tally.exact;
  tally.whole = isRight && execution.status === 'success' && !isOther ? 1 : 0;
  if (isOther && verdict)
    misses.push({
      kind: `rewritten, with ${rowsGiven[verdict]}`,
      detail: `${question} → ${execution.rewrite?.reason}`,
    });
  if (isRight && execution.status !== 'success')
    misses.push({ kind: 'asks for a value that was given', detail: question });
  if (!isFound) misses.push(...elsewise({ opened, asked }, execution, tally));
  tally.emptyBoth = verdict === 'empty both' ? 1 : 0;
  const isWrong = tally.whole === 0 && (verdict === null || verdict === 'other');
  tally.wrong = execution.status === 'success' && isWrong ? 1 : 0;
  return misses;
}

const rowsGiven: Readonly<Record<AnswerVerdict, string>> = {
  same: 'the same rows',
  'empty both': 'nothing, where the right one gives nothing',
  other: 'other rows',
};

/** Another answer than the right tool's. */
function elsewise(
  { opened, asked }: Pick<Asking, 'opened' | 'asked'>,
  execution: Execution,
  tally: Tally,
): Miss[] {
  const { question, tool } = asked;
  const outcome = outcomeOf(execution);
  switch (outcome) {
    case 'tool': {
      const isNear = execution.candidates.some(({ name }) => name === tool.name);
      const depth = isNear ? 'the right one is among three' : 'the right one is further down';
      return [
        { kind: `another tool, ${depth}`, detail: `${question} → ${execution.toolName}, not ${tool.name}` },
      ];
    }
    case 'composed': {
      tally.composed = tally.routed;
      const rows =
        execution.status === 'success' ? rowsGiven[opened.judgeAnswer(asked, execution)] : 'no rows yet';
      return [
        { kind: `composed, with ${rows}`, detail: `${question} → ‘${execution.reading}’, not ${tool.name}` },
      ];
    }
    case 'offered':
      tally.offered = tally.routed;
      return [
        { kind: `asks back, ${isOffered(execution, tool.name)}`, detail: `${question}, not ${tool.name}` },
      ];
    case 'declined':
      // Counted where it is routed.
      return asked.after ? [{ kind: 'declines a follow-up', detail: question }] : [];
    case 'failed':
      return [{ kind: 'failed', detail: `${question}: ${execution.error?.message}` }];
  }
}

/** The page shows so many saved tools beside the meanings. */
const toolsOffered = 2;

function isOffered({ candidates }: Execution, tool: string): string {
  const isThere = candidates.slice(0, toolsOffered).some(({ name }) => name === tool);
  return isThere ? 'the right tool is offered, too' : 'the right tool is not offered';
}

/** Most questions have no tool: one that sounds alike must not answer them. */
async function askWithout({ opened, asked }: Asking, tally: Tally): Promise<Miss[]> {
  const execution = await opened.person.askWithoutTool(asked);
  tally.without = 1;
  if (execution.status !== 'success') return [];
  const verdict = opened.judgeAnswer(asked, execution);
  tally.withoutRight = verdict === 'same' ? 1 : 0;
  tally.withoutEmpty = verdict === 'empty both' ? 1 : 0;
  tally.withoutWrong = verdict === 'other' ? 1 : 0;
  const what = execution.toolName ?? `‘${execution.reading}’`;
  const how = execution.toolName === null ? 'a composed statement' : 'another tool';
  return verdict === 'same'
    ? []
    : [
        {
          kind: `without its tool, ${how} with ${rowsGiven[verdict]}`,
          detail: `${asked.question} → ${what}`,
        },
      ];
}

async function offerElsewhere({ opened, asked, elsewhere }: Asking, tally: Tally): Promise<Miss[]> {
  const { question, tool } = asked;
  const misses: Miss[] = [];
  for (const other of elsewhere) {
    const { name } = other.database;
    if (isAskableOf(name, opened.database.name, tool.name)) continue;
    const execution = await other.person.askAlone(question);
    const outcome = outcomeOf(execution);
    const isAnswerable = canAnswerForeign(name, question);
    countForeign(outcome, isAnswerable, tally);
    if (outcome === 'declined') continue;
    const what = execution.toolName ?? execution.reading ?? execution.readings[0]?.wording;
    const kind = `${isAnswerable ? 'foreign and answerable' : 'foreign'}, ${foreignOutcomes[outcome]}`;
    misses.push({ kind, detail: `${name}: ${question} → ${what}` });
  }
  return misses;
}

function countForeign(outcome: Outcome, isAnswerable: boolean, tally: Tally): void {
  const isDeclined = outcome === 'declined' ? 1 : 0;
  const isAnswered = outcome === 'tool' || outcome === 'composed' ? 1 : 0;
  tally.foreign += 1;
  tally.foreignDeclined += isDeclined;
  tally.foreignAnswered += isAnswered;
  if (isAnswerable) return;
  tally.unanswerable += 1;
  tally.declined += isDeclined;
  tally.answered += isAnswered;
}

const foreignOutcomes: Readonly<Record<Exclude<Outcome, 'declined'>, string>> = {
  tool: 'answered with a tool',
  composed: 'answered with a composed statement',
  offered: 'asks back what is meant',
  failed: 'failed',
};

function valueMisses({ question, tool, wanted }: CaseQuestion, { chips }: Execution): Miss[] {
  const got = new Map(chips.map(({ parameter, value }) => [parameter.name, value]));
  return tool.parameters.flatMap((parameter) => {
    const value = got.get(parameter.name) ?? null;
    const right: readonly unknown[] = wanted[parameter.name] ?? [parameter.default ?? null];
    if (right.includes(value)) return [];
    const kind = `${parameter.type} ${valueKind(parameter, wanted, value)}`;
    return [{ kind, detail: `${question} → ${parameter.name} is ${value}, not ${right.join(' or ')}` }];
  });
}

function valueKind(
  { name, default: preset }: Parameter,
  wanted: CaseQuestion['wanted'],
  got: unknown,
): string {
  if (!wanted[name]) return 'read though not said';
  return got === (preset ?? null) ? 'not read' : 'read wrong';
}
