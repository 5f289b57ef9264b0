import { askMessages } from '@parley/contract/ask';
import type { Tool } from '@parley/contract/tools';
import { Play } from 'iconoir-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Answer } from '../model/answer.ts';
import { busyLabel } from '../model/busy-label.ts';
import { type Engine, withEngine } from '../model/engine.ts';
import { exampleQuestions } from '../model/example-questions.ts';
import type { AskSource } from '../model/source.ts';
import type { Question } from '../requests/use-ask.ts';
import { useAsk } from '../requests/use-ask.ts';
import { AdvancedOptions } from './advanced-options.tsx';
import { AnswerView } from './answer-view.tsx';
import styles from './ask-console.module.css';
import { EngineChoice } from './engine-choice.tsx';
import { ExampleList } from './example-list.tsx';
import { QuestionBox } from './question-box.tsx';
import { SourceSelect } from './source-select.tsx';
import { useAnswerActions } from './use-answer-actions.ts';
import { type Mode, useKeptMode } from './use-kept-mode.ts';

export type AskSlots = {
  /** Makes a tool for a question that nothing fits; `onMade` asks it again. With `onDiscard` it is made at once. */
  makeTool: (question: Question, onMade: () => void, onDiscard?: () => void) => ReactNode;
  /** Saves the statement that was composed for an answer. */
  keepTool: (answer: Answer) => ReactNode;
  /** Shows what a write tool would change. */
  rehearsal: (answer: Answer) => ReactNode;
};

type AskConsoleProps = {
  sources: readonly AskSource[];
  sourceId: string;
  onSource: (id: string) => void;
  connecting?: boolean;
  /** Of the chosen source; left out, there is no manual mode. */
  tools?: readonly Tool[];
  /** Questions to begin with; left out, the tools give them. */
  examples?: readonly string[];
  nothingMessage?: string;
  /** A past answer to show until something is asked. */
  past?: Answer | null;
  firstQuestion?: string;
  slots: AskSlots;
  engine: Engine;
  /** The first question is asked at once. */
  askNow?: boolean;
  onDone?: (answer: Answer) => void;
};

export function AskConsole(props: AskConsoleProps) {
  const { sources, sourceId, onSource, tools, past, slots, engine } = props;
  const asking = useAsk(props.onDone);
  const [question, setQuestion] = useState(props.firstQuestion ?? past?.question ?? '');
  const [mode, setMode] = useKeptMode(tools !== undefined);
  const [toolIds, setToolIds] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Question | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const answer = asking.answer ?? past ?? null;
  const current = asked ?? questionOf(past ?? null, sourceId);
  const actions = useAnswerActions(asking, current, past ?? null);
  const busy = asking.answer?.phase === 'working';
  const examples = props.examples ?? exampleQuestions(tools ?? []);

  const submit = (words = question) => {
    if (props.connecting) return;
    const wrong = mistake({ question: words, sourceId, mode, toolIds });
    setProblem(wrong);
    if (wrong) return;
    const next = withEngine({ question: words.trim(), connectionId: sourceId, mode }, engine);
    const previousId = asking.answer ? null : past?.execution?.id;
    const whole = {
      ...next,
      ...(mode === 'manual' && { toolIds: [...toolIds] }),
      // Whoever opened a receipt may go on from it: 'and last month?'.
      ...(previousId && { previousId }),
    };
    setAsked(whole);
    void asking.ask(whole);
  };
  const now = useRef(props.askNow ?? false);
  useEffect(() => {
    if (!now.current) return;
    now.current = false;
    submit();
  });
  return (
    <div className={styles.console}>
      <Card>
        <form
          className={styles.form}
          noValidate
          method="post"
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            submit();
          }}
        >
          <SourceSelect
            sources={sources}
            value={sourceId}
            connecting={props.connecting}
            onChange={(id) => {
              setToolIds([]);
              onSource(id);
            }}
          />
          <QuestionBox value={question} onChange={setQuestion} onEnter={() => submit()} />
          {tools && (
            <AdvancedOptions
              tools={tools}
              mode={mode}
              onMode={setMode}
              picked={toolIds}
              onPick={(ids) => setToolIds(ids)}
            />
          )}
          <div className={styles.go}>
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
            <EngineChoice engine={engine} usage={answer?.execution?.usage ?? null} disabled={busy} />
            <span className={styles.hint}>Enter asks, Shift+Enter starts a new line.</span>
          </div>
          {problem && <Notice tone="error">{problem}</Notice>}
        </form>
      </Card>
      {!answer && mode === 'rag' && sourceId !== '' && (
        <section className={styles.examples} aria-label="Example questions">
          <ExampleList
            examples={examples}
            onPick={(picked) => {
              setQuestion(picked);
              submit(picked);
            }}
          />
        </section>
      )}
      {answer && (
        <AnswerView
          answer={answer}
          actions={actions}
          nothingMessage={props.nothingMessage ?? askMessages.nothingRelevant}
          makeTool={current && slots.makeTool(current, () => void asking.ask(current))}
          keepTool={slots.keepTool(answer)}
          rehearsal={slots.rehearsal(answer)}
        />
      )}
    </div>
  );
}

type Draft = { question: string; sourceId: string; mode: Mode; toolIds: readonly string[] };

function mistake({ question, sourceId, mode, toolIds }: Draft): string | null {
  if (question.trim() === '') return askMessages.questionMissing;
  if (sourceId === '') return askMessages.projectMissing;
  return mode === 'manual' && toolIds.length === 0 ? askMessages.noTool : null;
}

function questionOf(past: Answer | null, sourceId: string): Question | null {
  return past && { question: past.question, connectionId: past.execution?.connectionId ?? sourceId };
}
