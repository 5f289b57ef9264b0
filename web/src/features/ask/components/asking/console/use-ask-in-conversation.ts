import { askMessages } from '@parley/contract/ask';
import { useState } from 'react';
import type { Answer } from '../../../model/answer-state.ts';
import { byQuestion } from '../../../model/ask-source.ts';
import type { Turn } from '../../../model/conversation-turns.ts';
import { chooseSourceForQuestion, type OpenSource } from '../../../requests/choose-source-for-question.ts';
import { type AskedQuestion, type Prepare, useAsk } from '../../../requests/use-ask.ts';
import { useCurrentConversation } from '../../history/current-conversation-context.tsx';

export const goneMessages: readonly string[] = [askMessages.conversationGone, askMessages.previousGone];

type Setting = {
  /** The answer that is in sight before anything is asked here. */
  before: Turn | null;
  openSource: OpenSource;
  onDone?: ((answer: Answer) => void) | undefined;
};

/** Asks as a part of the page's conversation, of the source that the question is about. */
export function useAskInConversation({ before, openSource, onDone }: Setting) {
  const page = useCurrentConversation();
  const [asked, setAsked] = useState<AskedQuestion | null>(before?.asked ?? null);
  const [reason, setReason] = useState<string | null>(null);
  /** A question that may be about more than one source. */
  const [undecided, setUndecided] = useState<AskedQuestion | null>(null);
  const asking = useAsk((answer) => {
    if (!asked) return;
    // What was gone on with was deleted elsewhere: the question stands by itself.
    if (answer.failure && goneMessages.includes(answer.failure.message) && asked.conversationId) {
      page.forget();
      void say({ question: asked.question, connectionId: asked.connectionId });
      return;
    }
    if (answer.execution) page.keep({ asked, answer });
    onDone?.(answer);
  });

  const prepare: Prepare = async (question) => {
    const previousId = question.previousId ?? page.last()?.answer.execution?.id;
    const placed = await chooseSourceForQuestion(question, openSource, previousId);
    if (placed.connectionId === null) {
      if (question.connectionId === byQuestion) setUndecided(question);
      return null;
    }
    const joined = await page.join(placed.connectionId);
    const whole = { ...joined, ...question, connectionId: placed.connectionId };
    setReason(placed.reason);
    setAsked(whole);
    return whole;
  };
  const say = (question: AskedQuestion) => {
    setUndecided(null);
    setReason(null);
    setAsked(question);
    return asking.ask(question, prepare);
  };
  return { asking, asked, reason, undecided, say };
}
