import { byQuestion } from '../model/ask-source.ts';
import { chooseSource } from './starter-questions-and-source-choice.ts';
import type { AskedQuestion } from './use-ask.ts';

/** What stands for a source may have to be connected first; null: it could not be, and the person knows. */
export type OpenSource = (id: string) => Promise<string | null>;

export type Placed = { connectionId: string | null; reason: string | null };

/** The source a question goes to; null where the person has to say. */
export async function chooseSourceForQuestion(
  { question, connectionId }: Pick<AskedQuestion, 'question' | 'connectionId'>,
  open: OpenSource,
  previousId: string | undefined,
): Promise<Placed> {
  if (connectionId === byQuestion) return chooseSource(question, previousId);
  return { connectionId: await open(connectionId), reason: null };
}
