import { askMessages } from '@parley/contract/ask';
import type { Tool } from '@parley/contract/tools';
import { Play } from 'iconoir-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { Answer } from '../../model/answer.ts';
import { type Engine, withEngine } from '../../model/engine.ts';
import { type AskSource, byQuestion } from '../../model/source.ts';
import type { Turn } from '../../model/turns.ts';
import { busyLabel } from '../../model/words/busy-label.ts';
import type { OpenSource } from '../../requests/place-question.ts';
import type { AskedQuestion } from '../../requests/use-ask.ts';
import { AnswerView } from '../answer/answer-view.tsx';
import { useAnswerActions } from '../answer/use-answer-actions.ts';
import { usePageConversation } from '../history/page-conversation.tsx';
import { AdvancedOptions } from './advanced-options.tsx';
import styles from './ask-console.module.css';
import { AskField } from './ask-field.tsx';
import { AskedSource, SourceQuestion } from './asked-source.tsx';
import { EngineChoice } from './engine-choice.tsx';
import { ExampleList, type Examples } from './example-list.tsx';
import { SourceSelect } from './source-select.tsx';
import { type Mode, useKeptMode } from './use-kept-mode.ts';
import { usePlacedAsk } from './use-placed-ask.ts';

export type AskSlots = {
  /** Makes a tool for a question that nothing fits; `onMade` asks it again. With `onDiscard` it is made at once. */
  makeTool: (question: AskedQuestion, onMade: () => void, onDiscard?: () => void) => ReactNode;
  /** Saves the statement that was composed for an answer. */
  keepTool: (answer: Answer) => ReactNode;
  /** Makes a link to the answer. */
  share: (answer: Answer) => ReactNode;
  /** Shows what a write tool would change. */
  rehearsal: (answer: Answer) => ReactNode;
};

/** What an answer that is there borrows. */
export function slotsOf({ keepTool, share }: AskSlots, answer: Answer) {
  return { keepTool: keepTool(answer), share: share(answer) };
}

type AskConsoleProps = {
  sources: readonly AskSource[];
  sourceId: string;
  onSource: (id: string) => void;
  openSource: OpenSource;
  connecting?: boolean;
  /** The words of each question may decide which source is asked. */
  byWords: boolean;
  /** Of the chosen source; left out, there is no manual mode. */
  tools?: readonly Tool[];
  /** Questions to begin with. */
  examples: Examples;
  nothingMessage?: string;
  /** A past answer to show until something is asked; left out, the last one of the page's conversation. */
  past?: Answer | null;
  firstQuestion?: string;
  slots: AskSlots;
  engine: Engine;
  /** The first question is asked at once. */
  askNow?: boolean;
  /** It leads the page. */
  large?: boolean;
  autoFocus?: boolean;
  onDone?: (answer: Answer) => void;
};

export function AskConsole(props: AskConsoleProps) {
  const { sources, sourceId, tools, slots, engine, examples } = props;
  const before = useBefore(props);
  const { asking, asked, reason, undecided, say } = usePlacedAsk({ ...props, before });
  const [question, setQuestion] = useState(props.firstQuestion || (before?.answer.question ?? ''));
  const [mode, setMode] = useKeptMode(tools !== undefined);
  const [toolIds, setToolIds] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const answer = asking.answer ?? (undecided ? null : (before?.answer ?? null));
  const actions = useAnswerActions(asking, asked, before?.answer ?? null);
  const busy = asking.answer?.phase === 'working';

  const submit = (words = question, to = sourceId) => {
    if (props.connecting) return;
    const wrong = mistake({ question: words, sourceId: to, mode, toolIds });
    setProblem(wrong);
    if (wrong) return;
    setQuestion(words);
    const previousId = asking.answer ? null : before?.answer.execution?.id;
    void say({
      ...withEngine({ question: words.trim(), connectionId: to, mode }, engine),
      ...(mode === 'manual' && { toolIds: [...toolIds] }),
      // Whoever opened a receipt may go on from it: 'and last month?'.
      ...(props.past && previousId && { previousId }),
    });
  };
  const askOther = (id: string) => {
    if (sourceId !== byQuestion) props.onSource(id);
    submit(question, id);
  };
  const now = useRef(props.askNow ?? false);
  useEffect(() => {
    if (!now.current) return;
    now.current = false;
    submit();
  });
  return (
    <div className={styles.console}>
      <AskField
        value={question}
        onChange={setQuestion}
        onSubmit={() => submit()}
        asked={answer?.question ?? null}
        autoFocus={props.autoFocus ?? false}
        {...(props.large && { size: 'large' })}
        source={
          <>
            <SourceSelect
              inline
              byWords={props.byWords}
              sources={sources}
              value={sourceId}
              connecting={props.connecting}
              onChange={(id) => {
                setToolIds([]);
                props.onSource(id);
              }}
            />
            <EngineChoice engine={engine} usage={answer?.execution?.usage ?? null} disabled={busy} />
          </>
        }
        submit={
          <Button
            type="submit"
            variant="primary"
            icon={<Play width={15} height={15} />}
            busy={busy}
            busyLabel={busyLabel(asking.answer)}
            disabled={props.connecting ?? false}
          >
            Execute Query
          </Button>
        }
      >
        {tools && (
          <AdvancedOptions
            tools={tools}
            mode={mode}
            onMode={setMode}
            picked={toolIds}
            onPick={(ids) => setToolIds(ids)}
          />
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
      </AskField>
      {!answer && !undecided && mode === 'rag' && sourceId !== '' && (
        <section className={styles.examples} aria-label="Example questions">
          <ExampleList {...examples} onPick={(picked) => submit(picked, examples.sourceId)} />
        </section>
      )}
      {undecided && (
        <SourceQuestion
          question={undecided.question}
          sources={sources}
          onChoose={(id) => submit(question, id)}
        />
      )}
      {answer && asked && (
        <div className={styles.answered}>
          <AskedSource
            sources={sources}
            askedId={answer.execution?.connectionId ?? asked.connectionId}
            reason={reason}
            onOther={askOther}
          />
          <AnswerView
            answer={answer}
            actions={actions}
            nothingMessage={props.nothingMessage ?? askMessages.nothingRelevant}
            makeTool={slots.makeTool(asked, () => void asking.ask(asked))}
            {...slotsOf(slots, answer)}
            rehearsal={slots.rehearsal(answer)}
          />
        </div>
      )}
    </div>
  );
}

/** What is in sight before anything is asked here: a receipt, or where the page's conversation has come to. */
function useBefore({ past, firstQuestion, sourceId }: AskConsoleProps): Turn | null {
  const page = usePageConversation();
  const [before] = useState(() => {
    if (past) {
      const connectionId = past.execution?.connectionId ?? sourceId;
      return { asked: { question: past.question, connectionId }, answer: past };
    }
    return firstQuestion ? null : page.last();
  });
  return before;
}

type Draft = { question: string; sourceId: string; mode: Mode; toolIds: readonly string[] };

function mistake({ question, sourceId, mode, toolIds }: Draft): string | null {
  if (question.trim() === '') return askMessages.questionMissing;
  if (sourceId === '' || (mode === 'manual' && sourceId === byQuestion)) return askMessages.projectMissing;
  return mode === 'manual' && toolIds.length === 0 ? askMessages.noTool : null;
}
