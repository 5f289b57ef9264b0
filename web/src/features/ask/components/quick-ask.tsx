import { askMessages } from '@parley/contract/ask';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, ClockRotateRight, LightBulb } from 'iconoir-react';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { quickQuestions } from '../model/quick-questions.ts';
import type { AskSource } from '../model/source.ts';
import { recentExecutionsQuery } from '../requests/executions.ts';
import styles from './quick-ask.module.css';
import { SourceSelect } from './source-select.tsx';

type QuickAskProps = {
  sources: readonly AskSource[];
  sourceId: string;
  onSource: (id: string) => void;
  connecting: boolean;
  examples: readonly string[];
  onAsk: (question: string) => void;
};

const remembered = 20;

/** One line to type in; what was asked before and what could be asked stand below, a key away. */
export function QuickAsk({ sources, sourceId, onSource, connecting, examples, onAsk }: QuickAskProps) {
  const { data } = useQuery(recentExecutionsQuery(remembered, ['question']));
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const asked = data?.executions.map(({ query }) => query) ?? [];
  const ask = (question: string) => {
    const wrong = question.trim() === '' ? askMessages.questionMissing : null;
    setProblem(sourceId === '' ? (wrong ?? askMessages.noProject) : wrong);
    if (!wrong && sourceId !== '') onAsk(question.trim());
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(typed);
  };
  return (
    <form
      ref={form}
      className={styles.quick}
      onSubmit={submit}
      onKeyDown={(event) => walk(event, form.current)}
      noValidate
      method="post"
    >
      <div className={styles.line}>
        <TextField
          label="Your question"
          labelHidden
          name="question"
          value={typed}
          onChange={setTyped}
          autoFocus
          autoComplete="off"
          placeholder="Ask your database..."
        />
        <Button type="submit" variant="primary" disabled={connecting}>
          Ask
        </Button>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <ul className={styles.list} aria-label="Questions to pick">
        {quickQuestions({ typed, asked, examples }).map(({ question, isNew }) => (
          <li key={question}>
            <button type="button" className={styles.pick} onClick={() => ask(question)}>
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
      <SourceSelect inline sources={sources} value={sourceId} onChange={onSource} connecting={connecting} />
    </form>
  );
}

/** The arrow keys go from the line through the questions below it. */
function walk(event: KeyboardEvent, form: HTMLFormElement | null) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !form || event.target instanceof HTMLSelectElement) return;
  const stops = [...form.querySelectorAll<HTMLElement>('input, li button')];
  const at = stops.indexOf(event.target as HTMLElement);
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
}
