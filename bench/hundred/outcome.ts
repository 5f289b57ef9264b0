import type { Answer } from './ask-in-browser.ts';
import { type Gold, isRight } from './compare-with-gold.ts';
import type { Question } from './questions.ts';

export const outcomes = [
  'right at once',
  'right, first of the offered',
  'right among the offered',
  'asked back without it',
  'declined',
  'wrong',
  'failed',
] as const;

export type Outcome = (typeof outcomes)[number];

export type Judged = { outcome: Outcome; why: string };

type Asked = {
  question: Question;
  golds: readonly Gold[];
  answer: Answer;
  /** Chooses one of the readings that are offered; the last one chosen is what a follow-up goes on from. */
  choose: (wording: string) => Promise<Answer | null>;
};

export async function judgeAnswer(asked: Asked): Promise<Judged> {
  const { question, answer, golds } = asked;
  switch (answer.status) {
    case 'success':
      if (golds.length > 0 && fits(asked, answer).length > 0)
        return { outcome: 'right at once', why: understood(answer) };
      return { outcome: 'wrong', why: await wrongAs(asked) };
    case 'needs_choice':
      return golds.length === 0
        ? { outcome: 'asked back without it', why: offered(answer) }
        : judgeOffered(asked);
    case 'needs_values':
      return { outcome: 'asked back without it', why: 'asks for a value' };
    case 'nothing_relevant':
      return judgeDecline(question, answer);
    default:
      return { outcome: 'failed', why: answer.sql };
  }
}

/** Which of the gold statements it answers. */
function fits({ question, golds }: Asked, { sql, result }: Answer): Gold[] {
  return result ? golds.filter((gold) => isRight(question, gold, { sql, result })) : [];
}

/** What does not exist is declined rightly, too, where the decline says its name. */
function judgeDecline({ kind, question }: Question, { unplaced }: Answer): Judged {
  const why = unplaced.length > 0 ? `unknown: ${unplaced.join(', ')}` : 'no unknown word named';
  const names = question
    .split(' ')
    .slice(1)
    .filter((word) => /^[A-Z]/.test(word));
  const isNamed = names.some((name) => unplaced.join(' ').toLowerCase().includes(name.toLowerCase()));
  const isRightly = kind === 'cannot' || (kind === 'none' && isNamed);
  return { outcome: isRightly ? 'right at once' : 'declined', why };
}

async function judgeOffered(asked: Asked): Promise<Judged> {
  const { question, answer, choose } = asked;
  const why = offered(answer);
  const met = new Set<Gold>();
  const right: number[] = [];
  for (const [at, wording] of answer.offered.entries()) {
    const chosen = await choose(wording);
    const fitting = chosen ? fits(asked, chosen) : [];
    for (const gold of fitting) met.add(gold);
    if (fitting.length > 0) right.push(at);
    if (right.length > 0 && question.readings === undefined) break;
  }
  if (met.size > 1 && right.length > 1) return { outcome: 'right at once', why };
  if (right[0] === undefined) return { outcome: 'asked back without it', why };
  return { outcome: right[0] === 0 ? 'right, first of the offered' : 'right among the offered', why };
}

/** The statement that ran, and whether what was meant is among what else is offered. */
async function wrongAs(asked: Asked): Promise<string> {
  const { golds, answer, choose } = asked;
  const rows = answer.result?.rows.length ?? 0;
  for (const wording of golds.length === 0 ? [] : answer.offered) {
    const chosen = await choose(wording);
    if (chosen && fits(asked, chosen).length > 0)
      return `${rows} rows (right behind ‘Not what I meant’): \`${answer.sql}\``;
  }
  return `${rows} rows: \`${answer.sql}\``;
}

const understood = ({ wording }: Answer): string => wording ?? '';

const offered = ({ offered: wordings }: Answer): string => wordings.map((one) => `‘${one}’`).join(', ');
