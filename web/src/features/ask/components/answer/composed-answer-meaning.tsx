import type { ParameterValue } from '@parley/contract/parameters';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/data/badge.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import type { AnswerActions } from '../../model/answer-action-types.ts';
import { type Answer, nearTools } from '../../model/answer-state.ts';
import { questionInterpretationText } from '../../model/question-interpretation-text.ts';
import { learnedReadingText } from '../../model/texts/learned-reading-text.ts';
import { voteExecution } from '../../requests/execution-requests.ts';
import { ChipBar } from '../asking/chip-bar.tsx';
import styles from './composed-answer-meaning.module.css';
import { QuestionInterpretationChoice } from './question-interpretation-choice.tsx';

type ComposedAnswerMeaningProps = {
  answer: Answer;
  reading: string;
  onChange: (values: Record<string, ParameterValue>) => void;
  /** Takes another meaning of the question, or a saved tool. */
  actions: Pick<AnswerActions, 'onReading' | 'onTool'>;
  /** Saves the statement as a tool; whoever holds tools brings it. */
  keepTool: ReactNode;
};

/** What was understood, where a statement of its own answers and no tool; and what else the question may have meant. */
export function ComposedAnswerMeaning(props: ComposedAnswerMeaningProps) {
  const { answer, reading, onChange, actions, keepTool } = props;
  const { chips, missing, phase, readings, result, learned, execution } = answer;
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const busy = phase === 'working';
  // An empty answer is the first sign that something else was meant.
  const isOpen = askedFor === reading || result?.rows.length === 0;
  const tools = nearTools(answer);
  const others = busy || (readings === null && tools.length === 0) ? null : (readings ?? []);
  const refuse = () => {
    setAskedFor(reading);
    // What was taken for meant is forgotten, whether something else is chosen now or not.
    if (learned && execution)
      voteExecution(execution.id, 'down').catch((error: unknown) => notify.error(errorMessage(error)));
  };
  return (
    <div className={styles.composed}>
      <div className={styles.words}>
        <p className={styles.label}>
          Understood as <Badge>New tool, not saved</Badge>
          {learned && <span>{learnedReadingText[learned.from]}</span>}
        </p>
        <p className={styles.wording}>{questionInterpretationText(reading, chips)}</p>
      </div>
      <div className={styles.chips}>
        <ChipBar chips={chips} missing={missing} busy={busy} onChange={onChange} />
      </div>
      {(keepTool || others || learned) && (
        <div className={styles.actions}>
          {(others || learned) && !isOpen && (
            <Button size="sm" variant="ghost" onClick={refuse}>
              Not what I meant
            </Button>
          )}
          {keepTool}
        </div>
      )}
      {others && isOpen && (
        <div className={styles.others}>
          <QuestionInterpretationChoice readings={others} tools={tools} actions={actions} />
        </div>
      )}
      {learned && !others && askedFor === reading && (
        <p className={styles.others}>Forgotten. Please rephrase your question.</p>
      )}
    </div>
  );
}
