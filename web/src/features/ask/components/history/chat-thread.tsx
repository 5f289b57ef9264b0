import { askMessages } from '@parley/contract/ask';
import { SendDiagonal } from 'iconoir-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import type { Engine } from '../../model/engine.ts';
import type { AskSource } from '../../model/source.ts';
import type { Turn } from '../../model/turns.ts';
import { busyLabel } from '../../model/words/busy-label.ts';
import type { OpenSource } from '../../requests/place-question.ts';
import { AnswerView } from '../answer/answer-view.tsx';
import { AskField } from '../asking/ask-field.tsx';
import { AskedSource, SourceQuestion } from '../asking/asked-source.tsx';
import { type AskSlots, slotsOf } from '../asking/console/ask-console-props.ts';
import { EngineChoice } from '../asking/engine-choice.tsx';
import { ExampleList, type Examples } from '../asking/example-list.tsx';
import { SourceSelect } from '../asking/source-select.tsx';
import styles from './chat-thread.module.css';
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
  const { examples, slots, connectionId, engine, sources, byWords } = props;
  const { turns, busy, undecided, say, again, alone, cancel } = useChat(props);
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
    say(question);
  };
  return (
    <div className={styles.thread}>
      {count === 0 && undecided === null && (
        <section className={styles.opening} aria-label="Example questions">
          <h2>What would you like to know?</h2>
          <ExampleList {...examples} onPick={(question) => say(question, examples.sourceId)} />
        </section>
      )}
      {undecided !== null && (
        <SourceQuestion question={undecided} sources={sources} onChoose={(id) => say(undecided, id)} />
      )}
      <ol className={styles.turns} aria-label="Conversation" ref={list}>
        {turns.map((turn, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added, and an answer stays in its place
          <li key={at} className={styles.turn} data-new={at >= props.past.length}>
            <p className={styles.question}>{turn.answer.question}</p>
            {at === count - 1 && !busy && (
              <AskedSource
                sources={sources}
                askedId={turn.asked.connectionId}
                reason={null}
                onOther={(id) => props.onOther(turn.answer.question, id)}
              />
            )}
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
                onAlone: () => alone(turn),
                onBuiltin: () => again(turn, { provider: 'builtin' }),
                onCancel: cancel,
              }}
              makeTool={slots.makeTool(turn.asked, () => again(turn, {}))}
              {...slotsOf(slots, turn.answer)}
              rehearsal={slots.rehearsal(turn.answer)}
            />
          </li>
        ))}
      </ol>
      <div className={styles.composer}>
        <AskField
          size="compact"
          value={words}
          onChange={setWords}
          onSubmit={submit}
          placeholder={count === 0 ? 'Ask about your data...' : 'Go on: and last month?'}
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
              <EngineChoice
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
    </div>
  );
}
