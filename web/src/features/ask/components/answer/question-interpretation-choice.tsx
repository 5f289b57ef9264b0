import type { Candidate, Reading } from '@parley/contract/ask';
import { NavArrowRight } from 'iconoir-react';
import type { AnswerActions } from '../../model/answer-action-types.ts';
import styles from './question-interpretation-choice.module.css';
import { ReadingOption } from './reading-option.tsx';

type QuestionInterpretationChoiceProps = {
  readings: readonly Reading[];
  /** Saved tools that come near: one of them may be what is meant. */
  tools: readonly Candidate[];
  actions: Pick<AnswerActions, 'onReading' | 'onTool'>;
};

/** A question that can mean several things: the person says which. */
export function QuestionInterpretationChoice({
  readings,
  tools,
  actions,
}: QuestionInterpretationChoiceProps) {
  return (
    <div className={styles.choice}>
      {readings.length > 0 && (
        <>
          <h3 className={styles.heading}>Did you mean …</h3>
          <ul className={styles.options}>
            {readings.map((reading) => (
              <li key={reading.wording}>
                <ReadingOption reading={reading} onChoose={() => actions.onReading(reading.wording)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {tools.length > 0 && (
        <>
          <h3 className={styles.heading}>
            {readings.length > 0 ? '… or one of your tools?' : 'Did you mean one of your tools?'}
          </h3>
          <ul className={styles.options}>
            {tools.map(({ id, name, description }) => (
              <li key={id}>
                <button type="button" className={styles.option} onClick={() => actions.onTool(id)}>
                  <span className={styles.tool}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.description}>{description}</span>
                  </span>
                  <NavArrowRight className={styles.arrow} width={16} height={16} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.hint}>None of these? Please rephrase your question.</p>
    </div>
  );
}
