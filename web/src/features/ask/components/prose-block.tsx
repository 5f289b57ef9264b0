import type { Prose } from '@parley/contract/ask';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import styles from './prose-block.module.css';

type ProseBlockProps = { prose: readonly Prose[] };

const struckTitle = 'No cell and no total of the result supports this figure.';

/** The explanation. A figure that the rows do not support is struck out, and says why. */
export function ProseBlock({ prose }: ProseBlockProps) {
  const text = prose.map((piece) => (piece.struck ? `~~${piece.text}~~` : piece.text)).join('');
  const hasStruck = prose.some(({ struck }) => struck);
  return (
    <div className={styles.prose}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        allowedElements={['p', 'strong', 'em', 'del', 'ul', 'ol', 'li', 'code', 'br']}
        unwrapDisallowed
        components={{ del: ({ children }) => <del title={struckTitle}>{children}</del> }}
      >
        {text}
      </Markdown>
      {hasStruck && <p className={styles.note}>{struckTitle}</p>}
    </div>
  );
}
