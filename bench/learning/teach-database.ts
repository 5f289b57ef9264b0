import { api } from '@parley/contract/routes';
import type pg from 'pg';
import { askEvents, dataOf } from '../../server/testing/ask-over-http.ts';
import type { TestApp } from '../../server/testing/test-app.ts';
import { openQuestionDatabase } from '../../training/open-database.ts';
import { type Question, questionsOf } from '../../training/read-questions.ts';
import { kindOf, moment, newPerson, outcomeOf, type Person, rightAmong } from '../reading/ask-database.ts';
import type { Outcome } from '../reading/tally.ts';

/** One meaning: what a wording of it came to before anything was taught, and after each correction. */
export type Taught = { isAnswerable: boolean; outcomes: Outcome[]; corrections: number };

type Setting = { app: TestApp; clusterUrl: string; every: number; rounds: number };
type Meaning = { asked: Question; teachers: readonly Question[] };
type Asking = { person: Person; client: pg.Client };

/**
 * Asks one wording of each meaning again and again; in between, as people do, the right meaning of another wording is
 * chosen where it is offered, and of that wording itself in the last round. What is answered rightly is not corrected.
 */
export async function teachDatabase(
  { app, clusterUrl, every, rounds }: Setting,
  database: string,
): Promise<Taught[]> {
  const client = await openQuestionDatabase(clusterUrl, database);
  try {
    const asking = { person: await newPerson(app, client), client };
    const meanings = meaningsOf(database).filter((_, at) => at % every === 0);
    const taught = meanings.map(
      ({ asked }): Taught => ({ isAnswerable: kindOf(asked) === 'answerable', outcomes: [], corrections: 0 }),
    );
    for (let round = 0; round <= rounds; round += 1) {
      for (const [at, { asked, teachers }] of meanings.entries()) {
        const one = taught[at];
        const teacher = round === rounds ? asked : teachers[round - 1];
        if (one && round > 0 && teacher && one.isAnswerable)
          one.corrections += await correct(asking, teacher);
      }
      // All of them, so that what one taught can be seen to spoil another.
      for (const [at, { asked }] of meanings.entries())
        taught[at]?.outcomes.push(await outcomeOf(client, asked, await ask(asking, asked)));
    }
    return taught;
  } finally {
    await client.end();
  }
}

/** Questions that can be worded in several ways, and those that cannot be answered. */
function meaningsOf(database: string): Meaning[] {
  const groups = Map.groupBy(questionsOf(database), ({ id }) => id);
  return [...groups.values()].flatMap(([asked, ...teachers]): Meaning[] => {
    if (!asked || asked.after !== undefined || kindOf(asked) === 'ambiguous') return [];
    return kindOf(asked) === 'unanswerable' || teachers.length > 0 ? [{ asked, teachers }] : [];
  });
}

function ask({ person: { browser, connectionId } }: Asking, { question }: Question, more: object = {}) {
  return askEvents(browser, { question, connectionId, moment, ...more });
}

/** How many corrections it took: none where the answer was right, or the right meaning was not to be had. */
async function correct(asking: Asking, question: Question): Promise<number> {
  const { client, person } = asking;
  const events = await ask(asking, question);
  const execution = dataOf(events, 'done')[0]?.execution;
  if (!execution || (await outcomeOf(client, question, events)) === 'right') return 0;
  if (execution.learned)
    await person.browser.send('PUT', api.voteExecution.replace(':id', execution.id), { vote: 'down' });
  const right = await rightAmong(client, question, execution.readings);
  if (!right) return 0;
  await ask(asking, question, { reading: right.wording, previousId: execution.id });
  return 1;
}
