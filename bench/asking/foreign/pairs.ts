import type { CaseDatabase } from '../databases.ts';
import { databases, unknownDatabases } from '../databases.ts';
import type { CaseQuestion } from '../read-questions.ts';
import { isAskableOf } from './is-askable-of-other-database.ts';

/** Of how many other databases a question is asked, too: each time of others. */
const othersAsked = 2;

/** Other databases in turn, so that each meets each. */
export function otherDatabasesFor<Of>(index: number, others: readonly Of[]): Of[] {
  return Array.from(
    { length: othersAsked },
    (_, more) => others[(index * othersAsked + more) % others.length] as Of,
  );
}

/** A question about one database that is asked of another. */
export type ForeignPair = { other: CaseDatabase; of: CaseDatabase; asked: CaseQuestion };

/** Every pair that the bench asks. */
export function foreignPairs(): ForeignPair[] {
  return [...databases, ...unknownDatabases].flatMap((of) => {
    const others = databases.filter((one) => one !== of);
    return of.questions.flatMap((asked, index) => {
      const elsewhere = asked.after ? [] : otherDatabasesFor(index, others);
      return elsewhere
        .filter(({ name }) => !isAskableOf(name, of.name, asked.tool.name))
        .map((other) => ({ other, of, asked }));
    });
  });
}
