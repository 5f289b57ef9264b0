import { Button } from '../../../../ui/actions/button.tsx';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import type { AskSource } from '../../model/ask-source.ts';
import styles from './asked-source-switcher.module.css';

type AskedSourceSwitcherProps = {
  sources: readonly AskSource[];
  askedId: string;
  /** Why this one, where the question decided. */
  reason: string | null;
  onOther: (id: string) => void;
};

const mostButtons = 3;

/** Which source was asked, and the same question to another one in one click. */
export function AskedSourceSwitcher({ sources, askedId, reason, onOther }: AskedSourceSwitcherProps) {
  const asked = sources.find(({ id }) => id === askedId);
  const others = sources.filter(({ id }) => id !== askedId);
  if (!asked || others.length === 0) return null;
  return (
    <div className={styles.asked}>
      <p>
        Asked <strong>{asked.name}</strong>. {reason}
      </p>
      <div className={styles.others}>
        <span>Ask instead:</span>
        {others.length <= mostButtons ? (
          others.map(({ id, name }) => (
            <Button key={id} size="sm" onClick={() => onOther(id)}>
              {name}
            </Button>
          ))
        ) : (
          <Menu
            label="Ask another source"
            trigger={<Button size="sm">Another source</Button>}
            items={others.map(({ id, name }) => ({ id, label: name, onSelect: () => onOther(id) }))}
          />
        )}
      </div>
    </div>
  );
}

type SourceQuestionProps = {
  question: string;
  sources: readonly AskSource[];
  onChoose: (id: string) => void;
};

/** A question that may be about more than one source: the person says which, and it is asked. */
export function SourceQuestion({ question, sources, onChoose }: SourceQuestionProps) {
  return (
    <section className={styles.which} aria-labelledby="which-source" aria-live="polite">
      <h3 id="which-source">Which one is this about?</h3>
      <p>‘{question}’ could be asked of more than one of your sources.</p>
      <div className={styles.others}>
        {sources.map(({ id, name }) => (
          <Button key={id} onClick={() => onChoose(id)}>
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}
