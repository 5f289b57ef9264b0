import { askMessages } from '@parley/contract/ask';
import { SendDiagonal } from 'iconoir-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { busyLabel } from '../model/busy-label.ts';
import type { Engine } from '../model/engine.ts';
import type { Turn } from '../model/turns.ts';
import { AnswerView } from './answer-view.tsx';
import type { AskSlots } from './ask-console.tsx';
import styles from './chat-thread.module.css';
import { EngineChoice } from './engine-choice.tsx';
import { ExampleList } from './example-list.tsx';
import { QuestionBox } from './question-box.tsx';
import { useChat } from './use-chat.ts';

type ChatThreadProps = {
  conversationId: string | null;
  connectionId: string;
  past: readonly Turn[];
  examples: readonly string[];
  slots: AskSlots;
  engine: Engine;
  first: string | null;
  onStarted: (id: string) => void;
  onAnswered: () => void;
  onGone: (question: string) => void;
};

export function ChatThread(props: ChatThreadProps) {
  const { examples, slots, connectionId, engine } = props;
  const { turns, busy, say, again, cancel } = useChat(props);
  const [words, setWords] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const count = turns.length;
  useEffect(() => {
    if (count > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'start' });
  }, [count]);
  const submit = () => {
    const question = words.trim();
    if (question === '' || busy || connectionId === '') return;
    setWords('');
    void say(question);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  return (
    <div className={styles.thread}>
      {count === 0 && <Opening examples={examples} onPick={(question) => void say(question)} />}
      <ol className={styles.turns} aria-label="Conversation" ref={list}>
        {turns.map((turn, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added, and an answer stays in its place
          <li key={at} className={styles.turn} data-new={at >= props.past.length}>
            <p className={styles.question}>{turn.answer.question}</p>
            <AnswerView
              folded
              answer={turn.answer}
              nothingMessage={askMessages.nothingRelevant}
              actions={{
                onValues: (toolId, values) => again(turn, { toolId, values }),
                onReading: (reading, values) => again(turn, { reading, ...(values && { values }) }),
                onTool: (toolId) => again(turn, { toolId }),
                onPlain: () =>
                  again(turn, { plain: true, ...(turn.answer.tool && { toolId: turn.answer.tool.id }) }),
                onBuiltin: () => again(turn, { provider: 'builtin' }),
                onCancel: cancel,
              }}
              makeTool={slots.makeTool(turn.asked, () => again(turn, {}))}
              keepTool={slots.keepTool(turn.answer)}
              rehearsal={slots.rehearsal(turn.answer)}
            />
          </li>
        ))}
      </ol>
      <form className={styles.composer} onSubmit={onSubmit} noValidate method="post">
        <QuestionBox
          value={words}
          onChange={setWords}
          onEnter={submit}
          compact
          placeholder={count === 0 ? 'Ask about your data...' : 'Go on: and last month?'}
        />
        <Button
          type="submit"
          variant="primary"
          icon={<SendDiagonal width={15} height={15} />}
          busy={busy}
          busyLabel={busyLabel(turns.at(-1)?.answer ?? null)}
        >
          Ask
        </Button>
        <div className={styles.engine}>
          <EngineChoice
            engine={engine}
            usage={turns.at(-1)?.answer.execution?.usage ?? null}
            disabled={busy}
          />
        </div>
      </form>
    </div>
  );
}

type OpeningProps = { examples: readonly string[]; onPick: (question: string) => void };

function Opening({ examples, onPick }: OpeningProps) {
  return (
    <section className={styles.opening} aria-label="Example questions">
      <h2>What would you like to know?</h2>
      <ExampleList examples={examples} onPick={onPick} />
    </section>
  );
}
