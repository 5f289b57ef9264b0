import type { CaseTools } from './case-tools.ts';
import { clinic } from './databases/clinic.ts';
import { excavation } from './databases/excavation.ts';
import { fireBrigade } from './databases/fire-brigade.ts';
import { fishFarm } from './databases/fish-farm.ts';
import { freight } from './databases/freight.ts';
import { helpDesk } from './databases/help-desk.ts';
import { hotel } from './databases/hotel.ts';
import { ledger } from './databases/ledger.ts';
import { school } from './databases/school.ts';
import { shop } from './databases/shop.ts';
import type { CaseQuestion } from './read-questions.ts';
import { readQuestions } from './read-questions.ts';

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
