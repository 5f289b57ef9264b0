import type { CaseTools } from './case-tools.ts';
import { clinic } from './clinic.ts';
import { freight } from './freight.ts';
import { helpDesk } from './help-desk.ts';
import { hotel } from './hotel.ts';
import { ledger } from './ledger.ts';
import type { CaseQuestion } from './read-questions.ts';
import { readQuestions } from './read-questions.ts';
import { school } from './school.ts';
import { shop } from './shop.ts';

export type CaseDatabase = CaseTools & { questions: readonly CaseQuestion[] };

export const databases: readonly CaseDatabase[] = [
  shop,
  helpDesk,
  hotel,
  clinic,
  freight,
  school,
  ledger,
].map((described) => ({ ...described, questions: readQuestions(described) }));
