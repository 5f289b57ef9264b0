import type { CaseTools } from './case-tools.ts';
import { clinic } from './clinic.ts';
import { excavation } from './excavation.ts';
import { fireBrigade } from './fire-brigade.ts';
import { fishFarm } from './fish-farm.ts';
import { freight } from './freight.ts';
import { helpDesk } from './help-desk.ts';
import { hotel } from './hotel.ts';
import { ledger } from './ledger.ts';
import type { CaseQuestion } from './read-questions.ts';
import { readQuestions } from './read-questions.ts';
import { school } from './school.ts';
import { shop } from './shop.ts';

export type CaseDatabase = CaseTools & { questions: readonly CaseQuestion[] };

const withQuestions = (described: CaseTools): CaseDatabase => ({
  ...described,
  questions: readQuestions(described),
});

export const databases: readonly CaseDatabase[] = [
  shop,
  helpDesk,
  hotel,
  clinic,
  freight,
  school,
  ledger,
].map(withQuestions);

/** Of trades that nothing here was made for, written by somebody who knew neither the engine nor the others. */
export const unknownDatabases: readonly CaseDatabase[] = [fishFarm, excavation, fireBrigade].map(
  withQuestions,
);
