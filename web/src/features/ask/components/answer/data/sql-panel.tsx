import { useState } from 'react';
import { errorMessage } from '../../../../../lib/api/error-message.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { CopyButton } from '../../../../../ui/actions/copy-button.tsx';
import { SqlBlock } from '../../../../../ui/sql/sql-block.tsx';
import type { Answer } from '../../../model/answer-state.ts';
import { explainSql } from '../../../requests/explain-sql.ts';
import styles from './sql-panel.module.css';

type SqlPanelProps = { answer: Answer; isOpen?: boolean };

export function SqlPanel({ answer: { sql, template, execution }, isOpen = false }: SqlPanelProps) {
  const [words, setWords] = useState<string[] | null>(null);
  const dialect = execution?.dialect;
  const explain = async () => {
    if (!dialect || !sql) return;
    setWords(
      await explainSql(dialect, sql).then(
        ({ sentences }) => sentences,
        (error: unknown) => [errorMessage(error)],
      ),
    );
  };
  return (
    <details className={styles.panel} open={isOpen}>
      <summary>SQL</summary>
      <div className={styles.inside}>
        {template && template !== sql && (
          <>
            <h3>SQL template</h3>
            <SqlBlock sql={template} label="SQL template" />
            <h3>Rewritten SQL</h3>
          </>
        )}
        <SqlBlock sql={sql ?? ''} label="The statement that ran" />
        <div className={styles.buttons}>
          <CopyButton text={sql ?? ''} label="Copy SQL" />
          {dialect && (
            <Button size="sm" onClick={() => void explain()}>
              Explain this query
            </Button>
          )}
        </div>
        {words && (
          <ul className={styles.words}>
            {words.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
