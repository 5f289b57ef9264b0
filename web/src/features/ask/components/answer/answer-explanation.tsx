import type { Prose } from '@parley/contract/ask';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { inLocalForm } from '../../../../ui/locale-format.ts';
import { struckAsMarkdown, struckIn } from '../../model/texts/struck-as-markdown.ts';
import styles from './answer-explanation.module.css';

type AnswerExplanationProps = { prose: readonly Prose[] };

/** The explanation. A figure that the rows do not support is struck out, and says why. */
export function AnswerExplanation({ prose }: AnswerExplanationProps) {
  const hasStruck = prose.some(({ struck }) => struck);
  return (
    <div className={styles.prose}>
      <Markdown
        remarkPlugins={[[remarkGfm, { singleTilde: false }]]}
        allowedElements={['p', 'strong', 'em', 'ul', 'ol', 'li', 'code', 'br']}
        unwrapDisallowed
        components={{
          code: ({ children }) => {
            const struck = struckIn(String(children));
            return struck === null ? children : <Struck>{struck}</Struck>;
          },
        }}
      >
        {inLocalForm(struckAsMarkdown(prose))}
      </Markdown>
      {hasStruck && (
        <p className={styles.note}>
          <del>Struck out</del> Not found in the rows: no cell and no total of this result supports it.
        </p>
      )}
    </div>
  );
}

function Struck({ children }: { children: string }) {
  return (
    <del title="Not found in the rows">
      {children}
      <span className="visually-hidden"> (not found in the rows)</span>
    </del>
  );
}
