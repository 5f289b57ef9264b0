import { type Judged, type Outcome, outcomes } from './outcome.ts';
import type { Question } from './questions.ts';

export type Verdict = Judged & {
  question: Question;
  /** What the screen should show and does not. */
  missing: string | null;
};

export const countOf = (verdicts: readonly Verdict[], wanted: Outcome): number =>
  verdicts.filter(({ outcome }) => outcome === wanted).length;

export function lineOf({ question: { id, question }, outcome, why, missing }: Verdict): string {
  const screen = missing === null ? '' : `\n     the screen lacks ${missing}`;
  return `${String(id).padStart(3)}  ${outcome.padEnd(28)} ${question}\n     ${why}${screen}`;
}

const databases = {
  shop: 'Sample shop',
  lantern: 'Lantern Shop',
  streaming: 'Nightlight Streaming',
  billing: 'Meridian Billing',
} as const;

export function judgement(verdicts: readonly Verdict[], now: Date): string {
  const names = Object.keys(databases) as (keyof typeof databases)[];
  const ofDatabase = (name: string) => verdicts.filter(({ question }) => question.database === name);
  const totals = outcomes
    .map((outcome) => [
      outcome,
      ...names.map((name) => countOf(ofDatabase(name), outcome)),
      countOf(verdicts, outcome),
    ])
    .map(rowOf);
  const lines = verdicts.map(({ question: { id, question }, outcome, why, missing }) => {
    const screen = missing === null ? '' : `; the screen lacks ${missing}`;
    return rowOf([id, question, outcome, outcome === 'right at once' ? '' : `${why}${screen}`]);
  });
  return `# How the hundred questions came out

${now.toISOString().slice(0, 10)}, written by \`npm run bench -- hundred\`: asked in a browser by people who had just signed up, without a key and without tools.

${rowOf(['', ...Object.values(databases), 'all'])}
${rowOf(['---', ...names.map(() => '--:'), '--:'])}
${totals.join('\n')}

${rowOf(['#', 'Question', 'Outcome', 'What came'])}
${rowOf(['--:', '---', '---', '---'])}
${lines.join('\n')}
`;
}

const rowOf = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
