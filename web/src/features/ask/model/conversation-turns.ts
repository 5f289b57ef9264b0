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

/** What a follow-up goes on from. `isOpen`: its question was not answered. */
export type Ground = { id: string; isOpen: boolean };

/** The turn that a follow-up goes on from: the last that gave something to go on with. */
export function lastId(turns: readonly Turn[]): string | undefined {
  return turns.reduce<Ground | null>((before, { answer }) => groundAfter(answer, before), null)?.id;
}

/**
 * What was only asked back, or came to nothing, says less than an answer before it. Where there is none, its question says
 * what is wanted: 'customers who bought an Oak Desk', of which there is none, 'and an Ash Desk?'
 */
export function groundAfter({ execution }: Answer, before: Ground | null): Ground | null {
  if (execution === null) return before;
  const { id, status } = execution;
  if (grounds.has(status)) return { id, isOpen: false };
  return open.has(status) && before?.isOpen !== false ? { id, isOpen: true } : before;
}

const grounds: ReadonlySet<Execution['status']> = new Set(['success', 'needs_values', 'needs_confirmation']);
const open: ReadonlySet<Execution['status']> = new Set(['nothing_relevant', 'needs_choice']);

function questionOf({ question, connectionId, conversationId }: Execution): AskedQuestion {
  return {
    question,
    connectionId: connectionId ?? '',
    ...(conversationId && { conversationId }),
  };
}
