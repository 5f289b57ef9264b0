import type { ParameterValue } from '@parley/contract/parameters';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { AnswerActions } from '../../model/answer-action-types.ts';
import { type Answer, leftOutOf, nearTools } from '../../model/answer-state.ts';
import { chipValues } from '../../model/chip-values.ts';
import { failureText } from '../../model/texts/failure-text.ts';
import { ChipBar } from '../asking/chip-bar.tsx';
import { StageProgress } from '../asking/stage-progress.tsx';
import { AnswerExplanation } from './answer-explanation.tsx';
import styles from './answer-view.module.css';
import { ComposedAnswerMeaning } from './composed-answer-meaning.tsx';
import { AnswerEvidence } from './data/answer-evidence.tsx';
import { ChartAndRawData } from './data/chart-and-raw-data.tsx';
import { MissingParametersNotice } from './missing-parameters-notice.tsx';
import { NoMatchAnswer } from './no-match-answer.tsx';
import { QuestionInterpretationChoice } from './question-interpretation-choice.tsx';
import { StatementRewriteNote } from './statement-rewrite-note.tsx';

type AnswerViewProps = {
  answer: Answer;
  actions: AnswerActions;
  /** What to say when nothing fits; pages differ in it. */
  nothingMessage: string;
  /** Makes a tool for the question; whoever holds tools brings it. */
  makeTool?: ReactNode;
  /** Saves a composed statement as a tool; whoever holds tools brings it. */
  keepTool?: ReactNode;
  /** Makes a link to the answer; whoever shares brings it. */
  share?: ReactNode;
  /** Shows what a write would change; whoever holds tools brings it. */
  rehearsal?: ReactNode;
  /** Rows, statement and receipt wait behind 'Show raw data'; a chart stays in sight. */
  folded?: boolean;
};

export function AnswerView(props: AnswerViewProps) {
  const { answer, actions, nothingMessage, makeTool, keepTool, share, rehearsal, folded } = props;
  const { phase, tool, reading, readings, chips, missing, prose, nothing, rewrite, execution } = answer;
  const busy = phase === 'working';
  const leftOut = leftOutOf(answer);
  const change = (changed: Record<string, ParameterValue>) => {
    const values = { ...chipValues(chips), ...changed };
    if (tool) actions.onValues(tool.id, values);
    else if (reading !== null) actions.onReading(reading, values);
  };
  return (
    <section className={styles.answer} aria-label="Answer" aria-busy={busy}>
      <AnswerTop answer={answer} actions={actions} />
      {tool && (
        <div className={styles.tool}>
          <p className={styles.name}>
            <strong>{tool.name}</strong>
            <span className={styles.reason}>{tool.reason}</span>
          </p>
          <ChipBar chips={chips} missing={missing} busy={busy} onChange={change} />
        </div>
      )}
      {reading !== null && (
        <ComposedAnswerMeaning
          answer={answer}
          reading={reading}
          onChange={change}
          actions={actions}
          keepTool={!busy && keepTool}
        />
      )}
      {readings && !busy && !nothing && reading === null && (
        <QuestionInterpretationChoice readings={readings} tools={nearTools(answer)} actions={actions} />
      )}
      {missing.length > 0 && !busy && (
        <MissingParametersNotice
          chips={chips}
          missing={missing}
          what={tool ? 'This tool' : 'The statement'}
        />
      )}
      {rewrite && <StatementRewriteNote rewrite={rewrite} disabled={busy} onPlain={actions.onPlain} />}
      {leftOut && !nothing && (
        <Notice tone="warning" title={leftOut}>
          The answer below is wider than the question.
          {!busy && makeTool && <div className={styles.make}>{makeTool}</div>}
        </Notice>
      )}
      {nothing && (
        <NoMatchAnswer
          message={prose.map(({ text }) => text).join('') || nothingMessage}
          found={nothing}
          closest={readings ?? []}
          actions={actions}
          makeTool={makeTool}
        />
      )}
      {execution?.status === 'needs_confirmation' && rehearsal}
      {phase === 'failed' && <FailureNotice answer={answer} onBuiltin={actions.onBuiltin} />}
      {phase === 'cancelled' && <Notice tone="info">Cancelled. The database was told to stop, too.</Notice>}
      {prose.length > 0 && !nothing && <AnswerExplanation prose={prose} />}
      {folded ? (
        <ChartAndRawData answer={answer} share={share} />
      ) : (
        <AnswerEvidence answer={answer} share={share} />
      )}
    </section>
  );
}

type AnswerTopProps = Pick<AnswerViewProps, 'answer' | 'actions'>;

/** How far the answer has come, a way to call it off, and whether it goes on from the question before. */
function AnswerTop({ answer, actions }: AnswerTopProps) {
  const busy = answer.phase === 'working';
  return (
    <>
      <div className={styles.top}>
        <StageProgress steps={answer.steps} />
        {busy && (
          <Button size="sm" variant="ghost" onClick={actions.onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {answer.continues && (
        <p className={styles.continues}>
          Continues with the previous question
          <Button size="sm" variant="ghost" disabled={busy} onClick={actions.onAlone}>
            Ask as a new question
          </Button>
        </p>
      )}
    </>
  );
}

type FailureNoticeProps = { answer: Answer; onBuiltin: () => void };

function FailureNotice({ answer: { failure, steps }, onBuiltin }: FailureNoticeProps) {
  if (!failure) return null;
  const instead = failure.offerBuiltin && (
    <Button size="sm" onClick={onBuiltin}>
      Use the built-in engine instead
    </Button>
  );
  return (
    <Notice tone="error" action={instead}>
      {failureText(steps, failure.message)}
    </Notice>
  );
}
