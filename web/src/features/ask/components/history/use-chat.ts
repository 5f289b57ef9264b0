import { useEffect, useRef, useState } from 'react';
import { addEngineToQuestion, type Engine } from '../../model/add-engine-to-question.ts';
import { byQuestion } from '../../model/ask-source.ts';
import type { Turn } from '../../model/conversation-turns.ts';
import { lastId } from '../../model/conversation-turns.ts';
import { chooseSourceForQuestion, type OpenSource } from '../../requests/choose-source-for-question.ts';
import { startConversation } from '../../requests/conversation-requests.ts';
import { type AskedQuestion, type Prepare, useAsk } from '../../requests/use-ask.ts';
import { aloneOf } from '../answer/use-answer-actions.ts';
import { goneMessages } from '../asking/console/use-ask-in-conversation.ts';
import { useCurrentConversation } from './current-conversation-context.tsx';

type ChatSetting = {
  /** Null until the first question: an empty conversation is not kept. */
  conversationId: string | null;
  connectionId: string;
  openSource: OpenSource;
  past: readonly Turn[];
  engine: Engine;
  /** Asked at once: it begins this conversation. */
  first: string | null;
  onStarted: (id: string, connectionId: string) => void;
  onAnswered: () => void;
  /** The conversation was deleted elsewhere, and this question has no answer. */
  onGone: (question: string) => void;
};

/** The turns of one conversation, of which the last may still be under way. */
export function useChat(setting: ChatSetting) {
  const { conversationId, connectionId, past, engine, first, onStarted } = setting;
  const page = useCurrentConversation();
  const [before, setBefore] = useState(past);
  const [asked, setAsked] = useState<AskedQuestion | null>(null);
  const [undecided, setUndecided] = useState<string | null>(null);
  const asking = useAsk((answer) => {
    if (answer.failure && goneMessages.includes(answer.failure.message)) {
      page.forget();
      return setting.onGone(answer.question);
    }
    if (asked && answer.execution) page.keep({ asked, answer });
    setting.onAnswered();
  });
  const turns = asked && asking.answer ? [...before, { asked, answer: asking.answer }] : before;
  const busy = asking.answer?.phase === 'working';

  const run = (question: AskedQuestion, kept: readonly Turn[], prepare?: Prepare) => {
    setBefore(kept);
    setAsked(question);
    void asking.ask(question, prepare);
  };
  const begin: Prepare = async (question) => {
    const placed = await chooseSourceForQuestion(question, setting.openSource, undefined);
    if (placed.connectionId === null) {
      if (question.connectionId === byQuestion) setUndecided(question.question);
      return null;
    }
    const { id } = await startConversation(placed.connectionId);
    onStarted(id, placed.connectionId);
    const whole = { ...question, connectionId: placed.connectionId, conversationId: id };
    setAsked(whole);
    return whole;
  };
  const say = (words: string, to = connectionId) => {
    setUndecided(null);
    const question = addEngineToQuestion({ question: words, connectionId: to }, engine);
    const previousId = lastId(turns);
    if (conversationId === null) run(question, turns, begin);
    else run({ ...question, conversationId, ...(previousId && { previousId }) }, turns);
  };
  const saidFirst = useRef(false);
  useEffect(() => {
    if (first === null || saidFirst.current) return;
    saidFirst.current = true;
    say(first);
  });
  /** The last turn is answered anew in its place; an older one comes again at the end. */
  const again = (turn: Turn, more: Partial<AskedQuestion>) => {
    const previousId = turn.answer.execution?.id;
    const question = { ...turn.asked, ...more, ...(previousId && { previousId }) };
    if (turn !== turns.at(-1)) return run(question, turns);
    asking.show(turn.answer);
    run(question, turns.slice(0, -1));
  };
  const alone = (turn: Turn) => run(aloneOf(turn.asked), turn === turns.at(-1) ? turns.slice(0, -1) : turns);
  return { turns, busy, undecided, say, again, alone, cancel: asking.cancel };
}
