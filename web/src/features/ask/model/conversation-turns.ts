import type { Execution } from '@parley/contract/ask';
import type { AskedQuestion } from '../requests/use-ask.ts';
import type { Answer } from './answer-state.ts';
import { fromExecution } from './answer-state.ts';

/** A question of a conversation with its answer. */
export type Turn = { asked: AskedQuestion; answer: Answer };

/** The same question straight after itself (a changed value, another tool) takes the place of the one before. */
export function turnsOf(executions: readonly Execution[]): Turn[] {
  return executions
    .filter(({ question }, at) => executions[at + 1]?.question !== question)
    .map((execution) => ({ asked: questionOf(execution), answer: fromExecution(execution) }));
}

/** The turn that a follow-up goes on from: the last that gave something to go on with. */
export function lastId(turns: readonly Turn[]): string | undefined {
  return turns.findLast(({ answer }) => isGround(answer))?.answer.execution?.id;
}

/** What was only asked back, or came to nothing, says less than the answer before it. */
export function isGround({ execution }: Answer): boolean {
  return execution !== null && grounds.has(execution.status);
}

const grounds: ReadonlySet<Execution['status']> = new Set(['success', 'needs_values', 'needs_confirmation']);

function questionOf({ question, connectionId, conversationId }: Execution): AskedQuestion {
  return {
    question,
    connectionId: connectionId ?? '',
    ...(conversationId && { conversationId }),
  };
}
