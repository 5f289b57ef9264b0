import type { AskContext } from './ask-context-types.ts';

/** On record, and for the person to see: nothing of an earlier question is kept in silence. */
export function noteContinuedQuestion({ receipt, emit }: Pick<AskContext, 'receipt' | 'emit'>): void {
  receipt.note({ continues: true });
  emit({ event: 'continues', data: {} });
}
