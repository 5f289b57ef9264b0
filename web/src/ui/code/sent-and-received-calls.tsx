import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { CopyButton } from '../actions/copy-button.tsx';
import { countText } from '../locale-format.ts';
import styles from './sent-and-received-calls.module.css';

type LoggedCall = {
  title: string;
  /** Where it went. */
  place: string;
  sent: string;
  received: string;
  /** What went wrong, in words. */
  problem: string | null;
  /** Parts of the texts that are to stand out. */
  marks: readonly string[];
  /** Characters that were left out. */
  cut: number;
  at: string;
};

type SentAndReceivedCallsProps = { calls: readonly LoggedCall[]; marksMean: string };

/** Calls to another server, one below the other: what was sent, what came back. */
export function SentAndReceivedCalls({ calls, marksMean }: SentAndReceivedCallsProps) {
  const [isExact, setExact] = useState(false);
  const hasMarks = calls.some(({ marks }) => marks.length > 0);
  return (
    <div className={styles.log}>
      <div className={styles.top}>
        <p className={styles.note}>
          {hasMarks && (
            <>
              <mark className={styles.mark}>Marked</mark> {marksMean}
            </>
          )}
        </p>
        <Button size="sm" aria-pressed={isExact} onClick={() => setExact(!isExact)}>
          {isExact ? 'With line breaks' : 'To the letter'}
        </Button>
      </div>
      <ol className={styles.calls}>
        {calls.map((call) => (
          <li key={`${call.at} ${call.title} ${call.sent.length}`} className={styles.call}>
            <div>
              <h4 className={styles.title}>{call.title}</h4>
              <p className={styles.note}>{call.place}</p>
            </div>
            <Side label="Sent" text={call.sent} marks={call.marks} isExact={isExact} />
            {call.received !== '' && (
              <Side label="Received" text={call.received} marks={call.marks} isExact={isExact} />
            )}
            {call.problem && <p className={styles.note}>{call.problem}</p>}
            {call.cut > 0 && (
              <p className={styles.note}>{countText(call.cut)} more characters were not kept.</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

type SideProps = { label: string; text: string; marks: readonly string[]; isExact: boolean };

function Side({ label, text, marks, isExact }: SideProps) {
  return (
    <div className={styles.side}>
      <div className={styles.top}>
        <h5 className={styles.label}>{label}</h5>
        <CopyButton text={text} label={`Copy what was ${label.toLowerCase()}`} />
      </div>
      {/* A long text scrolls, so the block must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see the line above */}
      <section className={styles.text} aria-label={label} tabIndex={0}>
        <pre>{marked(isExact ? text : readable(text), marks)}</pre>
      </section>
    </div>
  );
}

/** JSON with line breaks, those inside of its texts included; anything else as it is. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2).replaceAll('\\n', '\n').replaceAll('\\"', '"');
  } catch {
    return text;
  }
}

function marked(text: string, marks: readonly string[]) {
  if (marks.length === 0) return text;
  // Marks are words of letters and underscores: nothing in them has a meaning in a pattern.
  const pieces = text.split(new RegExp(`(${marks.join('|')})`, 'g'));
  return pieces.map((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <mark key={place} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
