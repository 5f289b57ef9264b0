import { askMessages } from '@parley/contract/ask';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, ClockRotateRight, LightBulb } from 'iconoir-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { AskSource } from '../../model/ask-source.ts';
import { matchTypedQuestions } from '../../model/match-typed-questions.ts';
import { recentExecutionsQuery } from '../../requests/execution-requests.ts';
import { AskField } from './ask-field.tsx';
import type { Examples } from './example-question-list.tsx';
import styles from './quick-ask.module.css';
import { SourceSelect } from './source-select.tsx';

type QuickAskProps = {
  sources: readonly AskSource[];
  sourceId: string;
  onSource: (id: string) => void;
  connecting: boolean;
  byWords: boolean;
  examples: Examples;
  onAsk: (question: string, sourceId: string) => void;
};

const remembered = 20;

/** The field, with what was asked before and what could be asked below it, a key away. */
export function QuickAsk(props: QuickAskProps) {
  const { sources, sourceId, onSource, connecting, byWords, examples, onAsk } = props;
  const { data } = useQuery(recentExecutionsQuery(remembered, ['question']));
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const asked = data?.executions.map(({ query }) => query) ?? [];
  const ask = (question: string, to = sourceId) => {
    const wrong = question.trim() === '' ? askMessages.questionMissing : null;
    setProblem(to === '' ? (wrong ?? askMessages.noProject) : wrong);
    if (!wrong && to !== '') onAsk(question.trim(), to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the buttons inside
    <div ref={frame} className={styles.quick} onKeyDown={(event) => walk(event, frame.current)}>
      <AskField
        size="compact"
        autoFocus
        value={typed}
        onChange={setTyped}
        onSubmit={() => ask(typed)}
        placeholder="Ask your database..."
        source={
          <SourceSelect
            inline
            byWords={byWords}
            sources={sources}
            value={sourceId}
            onChange={onSource}
            connecting={connecting}
          />
        }
        submit={
          <Button type="submit" variant="primary" disabled={connecting}>
            Ask
          </Button>
        }
      >
        {problem && <Notice tone="error">{problem}</Notice>}
      </AskField>
      <ul className={styles.list} aria-label="Questions to pick">
        {matchTypedQuestions({ typed, asked, examples: examples.questions }).map(({ question, isNew }) => (
          <li key={question}>
            <button
              type="button"
              className={styles.pick}
              onClick={() => ask(question, isNew ? examples.sourceId : sourceId)}
            >
              {isNew ? (
                <LightBulb width={16} height={16} aria-hidden="true" />
              ) : (
                <ClockRotateRight width={16} height={16} aria-hidden="true" />
              )}
              <span className={styles.words}>{question}</span>
              <ArrowRight className={styles.arrow} width={15} height={15} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The arrow keys go from the field through the questions below it. */
function walk(event: KeyboardEvent, frame: HTMLElement | null) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !frame || event.target instanceof HTMLSelectElement) return;
  // In a question of several lines the keys move within it.
  if (event.target instanceof HTMLTextAreaElement && event.target.value.includes('\n')) return;
  const stops = [...frame.querySelectorAll<HTMLElement>('textarea, li button')];
  const at = stops.indexOf(event.target as HTMLElement);
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
}
