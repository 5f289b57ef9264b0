import { askMessages } from '@parley/contract/ask';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../lib/error-message.ts';
import { beginAnswer, brokenOff } from '../model/answer.ts';
import { type Engine, withEngine } from '../model/engine.ts';
import type { Turn } from '../model/turns.ts';
import { lastId } from '../model/turns.ts';
import { startConversation } from '../requests/conversations.ts';
import { type Question, useAsk } from '../requests/use-ask.ts';

type ChatSetting = {
  /** Null until the first question: an empty conversation is not kept. */
  conversationId: string | null;
  connectionId: string;
  past: readonly Turn[];
  engine: Engine;
  /** Asked at once: the conversation it was meant for is gone. */
  first: string | null;
  onStarted: (id: string) => void;
  onAnswered: () => void;
  /** The conversation was deleted elsewhere, and this question has no answer. */
  onGone: (question: string) => void;
};

const goneMessages: readonly string[] = [askMessages.conversationGone, askMessages.previousGone];

/** The turns of one conversation, of which the last may still be under way. */
export function useChat(setting: ChatSetting) {
  const { conversationId, connectionId, past, engine, first, onStarted } = setting;
  const asking = useAsk(({ question, failure }) => {
    if (failure && goneMessages.includes(failure.message)) setting.onGone(question);
    else setting.onAnswered();
  });
  const [before, setBefore] = useState(past);
  const [asked, setAsked] = useState<Question | null>(null);
  const turns = asked && asking.answer ? [...before, { asked, answer: asking.answer }] : before;
  const busy = asking.answer?.phase === 'working';

  const run = (question: Question, kept: readonly Turn[]) => {
    setBefore(kept);
    setAsked(question);
    void asking.ask(question);
  };
  const say = async (words: string) => {
    const question = withEngine({ question: words, connectionId }, engine);
    const previousId = lastId(turns);
    if (conversationId) return run({ ...question, conversationId, ...(previousId && { previousId }) }, turns);
    setBefore(turns);
    setAsked(question);
    asking.show(beginAnswer(words));
    try {
      const { id } = await startConversation(connectionId);
      onStarted(id);
      run({ ...question, conversationId: id }, turns);
    } catch (error) {
      asking.show(brokenOff(beginAnswer(words), errorMessage(error)));
    }
  };
  const saidFirst = useRef(false);
  useEffect(() => {
    if (first === null || saidFirst.current) return;
    saidFirst.current = true;
    void say(first);
  });
  /** The last turn is answered anew in its place; an older one comes again at the end. */
  const again = (turn: Turn, more: Partial<Question>) => {
    const previousId = turn.answer.execution?.id;
    const question = { ...turn.asked, ...more, ...(previousId && { previousId }) };
    if (turn !== turns.at(-1)) return run(question, turns);
    asking.show(turn.answer);
    run(question, turns.slice(0, -1));
  };
  return { turns, busy, say, again, cancel: asking.cancel };
}
