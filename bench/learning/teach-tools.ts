import { readFileSync } from 'node:fs';
import type { Execution } from '@parley/contract/ask';
import type { CaseDatabase } from '../asking/databases.ts';
import type { Person } from '../asking/person.ts';

/** A wording that is asked in every round, and whether its tool answered. */
export type AskedWording = {
  isNew: boolean;
  /** One of tools that are taught; the others must not suffer. */
  isTaught: boolean;
  found: boolean[];
};

type Wording = { tool: string; question: string };

/** So many wordings of each tool teach, one a round; those after them are only asked. */
const mostTeachers = 5;
export const shownRounds = [0, 1, 3, 5] as const;

/**
 * A person corrects what is not answered by the right tool: one wording of each tool in a round, by choosing the tool by
 * hand and liking its answer. Other wordings are asked before and after, and the questions that the database has anyway.
 */
export async function teachTools(
  person: Person,
  database: CaseDatabase,
): Promise<{ asked: AskedWording[]; corrections: number }> {
  const byTool = Map.groupBy(readWordings(), ({ tool }) => tool);
  const fresh = [...byTool.values()].flatMap((wordings) => wordings.slice(mostTeachers));
  // Every second question of the bench is held out, and stays so.
  const others = database.questions.filter(({ after }, at) => at % 2 === 0 && !after);
  const wordings = [
    ...fresh.map((one) => ({ ...one, isNew: true })),
    ...others.map(({ question, tool }) => ({ question, tool: tool.name, isNew: false })),
  ];
  const asked = wordings.map(
    ({ tool, isNew }): AskedWording => ({ isNew, isTaught: byTool.has(tool), found: [] }),
  );
  let corrections = 0;
  for (let round = 0; round <= mostTeachers; round += 1) {
    for (const [tool, own] of byTool) {
      const teacher = round > 0 ? own[round - 1] : undefined;
      if (teacher) corrections += await correct(person, { tool, question: teacher.question });
    }
    if (!shownRounds.some((one) => one === round)) continue;
    for (const [at, wording] of wordings.entries())
      asked[at]?.found.push(isFound(await person.askAlone(wording.question), wording.tool));
  }
  return { asked, corrections };
}

async function correct(person: Person, { tool, question }: Wording): Promise<number> {
  const execution = await person.askAlone(question);
  if (isFound(execution, tool)) return 0;
  await person.choose(execution, tool);
  return 1;
}

const isFound = ({ status, toolName }: Execution, tool: string): boolean =>
  (status === 'success' || status === 'needs_values') && toolName === tool;

function readWordings(): Wording[] {
  const text = readFileSync(new URL('./shop-wordings.txt', import.meta.url), 'utf8');
  return text.split(/^# /m).flatMap((part) => {
    const [tool = '', ...lines] = part.split('\n');
    return lines.filter((line) => line !== '').map((question) => ({ tool, question }));
  });
}
