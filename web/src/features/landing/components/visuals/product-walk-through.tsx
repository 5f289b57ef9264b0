import type { ReactNode } from 'react';
import { parameterLabel } from '../../../../lib/results/parameter-label.ts';
import { recordedAnswer } from '../../../../lib/sample-shop/recorded-sample-answer.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Badge } from '../../../../ui/data/badge.tsx';
import { SqlBlock } from '../../../../ui/sql/sql-block.tsx';
import { ValueChip } from '../../../../ui/value-chip.tsx';
import { useWalkThrough } from '../../model/use-walk-through.ts';
import { steps } from '../../model/walk-through-script.ts';
import styles from './product-walk-through.module.css';
import { SampleAnswer } from './sample-answer.tsx';
import { TypedQuestion } from './typed-question.tsx';

/** Drawn here: the first page loads no icon that it can do without. */
const playMark = 'M5 3.5v9l7.5-4.5z';
const pauseMark = 'M5.5 3.5v9M10.5 3.5v9';

export function ProductWalkThrough() {
  const { ref, step, playing, toggle, goTo } = useWalkThrough();
  const contents: Record<(typeof steps)[number], ReactNode> = {
    Question: <TypedQuestion text={recordedAnswer.question} typing={playing && step === 0} />,
    Tool: <ChosenTool />,
    Values: <BoundValues />,
    SQL: <SqlBlock sql={recordedAnswer.tool.sql} label="The statement that runs" />,
    Answer: <SampleAnswer />,
  };
  return (
    <figure
      ref={ref}
      className={styles.window}
      aria-label="How a question becomes an answer, recorded from the sample shop"
    >
      <div className={styles.bar}>
        <span className={styles.place}>Sample shop</span>
        <Badge>Recorded answer</Badge>
        <button
          type="button"
          className={styles.toggle}
          aria-label={playing ? 'Pause the walk-through' : 'Play the walk-through'}
          onClick={toggle}
        >
          <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
            <path d={playing ? pauseMark : playMark} />
          </svg>
        </button>
      </div>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li key={name} className={classNames(styles.step, index <= step ? styles.reached : styles.ahead)}>
            <button
              type="button"
              className={styles.rail}
              aria-current={index === step ? 'step' : undefined}
              onClick={() => goTo(index)}
            >
              <span className={styles.dot} />
              {name}
            </button>
            <div className={styles.content}>{contents[name]}</div>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function ChosenTool() {
  const { name, description } = recordedAnswer.tool;
  return (
    <div className={styles.tool}>
      <p className={styles.toolHead}>
        {name}
        <Badge tone="success">Approved by you</Badge>
      </p>
      <p className={styles.description}>{description}</p>
    </div>
  );
}

function BoundValues() {
  return (
    <ul className={styles.values}>
      {recordedAnswer.values.map((value) => (
        <li key={value.label} className={styles.value}>
          <ValueChip {...value} label={parameterLabel(value.label)} />
        </li>
      ))}
    </ul>
  );
}
