import { SendDiagonal } from 'iconoir-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import type { Engine } from '../../model/add-engine-to-question.ts';
import type { AskSource } from '../../model/ask-source.ts';
import type { Turn } from '../../model/conversation-turns.ts';
import { busyLabel } from '../../model/texts/busy-label.ts';
import type { OpenSource } from '../../requests/choose-source-for-question.ts';
import { AiEngineChoice } from '../asking/ai-engine-choice.tsx';
import { AskField } from '../asking/ask-field.tsx';
import { SourceQuestion } from '../asking/asked-source-switcher.tsx';
import type { AskSlots } from '../asking/console/ask-console-types.ts';
import { ExampleQuestionList, type Examples } from '../asking/example-question-list.tsx';
import { SourceSelect } from '../asking/source-select.tsx';
import styles from './chat-thread.module.css';
import { ChatTurn } from './chat-turn.tsx';
import { useChat } from './use-chat.ts';

type ChatThreadProps = {
  conversationId: string | null;
  /** Of the conversation, or what the next one begins with; empty where it is gone. */
  connectionId: string;
  sources: readonly AskSource[];
  byWords: boolean;
  connecting: boolean;
  onSource: (id: string) => void;
  openSource: OpenSource;
  past: readonly Turn[];
  examples: Examples;
  slots: AskSlots;
  engine: Engine;
  first: string | null;
  onStarted: (id: string, connectionId: string) => void;
  onAnswered: () => void;
  onGone: (question: string) => void;
  /** Begins another conversation, with another source and this question. */
  onOther: (question: string, sourceId: string) => void;
};

export function ChatThread(props: ChatThreadProps) {
  const { examples, slots, sources } = props;
  const chat = useChat(props);
  const { turns, busy, undecided, say } = chat;
  const list = useRef<HTMLOListElement>(null);
  const count = turns.length;
  useEffect(() => {
    if (count > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'start' });
  }, [count]);
  return (
    <div className={styles.thread}>
      {count === 0 && undecided === null && (
        <section className={styles.opening} aria-label="Example questions">
          <h2>What would you like to know?</h2>
          <ExampleQuestionList {...examples} onPick={(question) => say(question, examples.sourceId)} />
        </section>
      )}
      {undecided !== null && (
        <SourceQuestion question={undecided} sources={sources} onChoose={(id) => say(undecided, id)} />
      )}
      <ol className={styles.turns} aria-label="Conversation" ref={list}>
        {turns.map((turn, at) => (
          <ChatTurn
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added, and an answer stays in its place
            key={at}
            turn={turn}
            isNew={at >= props.past.length}
            isLast={at === count - 1 && !busy}
            sources={sources}
            slots={slots}
            chat={chat}
            onOther={props.onOther}
          />
        ))}
      </ol>
      <Composer {...props} chat={chat} />
    </div>
  );
}

type ComposerProps = ChatThreadProps & { chat: ReturnType<typeof useChat> };

/** Where the next question is typed, whom it is asked and who answers. */
function Composer({ chat, ...props }: ComposerProps) {
  const { connectionId, engine, sources, byWords } = props;
  const { turns, busy, say } = chat;
  const [words, setWords] = useState('');
  const submit = () => {
    const question = words.trim();
    if (question === '' || busy || connectionId === '') return;
    setWords('');
    say(question);
  };
  return (
    <div className={styles.composer}>
      <AskField
        size="compact"
        value={words}
        onChange={setWords}
        onSubmit={submit}
        placeholder={turns.length === 0 ? 'Ask about your data...' : 'Go on: and last month?'}
        source={
          <>
            <SourceSelect
              inline
              byWords={byWords && props.conversationId === null}
              sources={sources}
              value={connectionId}
              connecting={props.connecting}
              onChange={props.onSource}
            />
            <AiEngineChoice
              engine={engine}
              usage={turns.at(-1)?.answer.execution?.usage ?? null}
              disabled={busy}
            />
          </>
        }
        submit={
          <Button
            type="submit"
            variant="primary"
            icon={<SendDiagonal width={15} height={15} />}
            busy={busy}
            busyLabel={busyLabel(turns.at(-1)?.answer ?? null)}
          >
            Ask
          </Button>
        }
      />
    </div>
  );
}
