import type { Reading } from '@parley/contract/ask';
import { rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import type { ReactNode } from 'react';
import { useSpacePermission } from '../../../../lib/session/use-space-permission.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { AnswerActions } from '../../model/answer-action-types.ts';
import type { NothingFound } from '../../model/answer-state.ts';
import { knownWords, unplacedWords } from '../../model/texts/no-match-text.ts';
import styles from './no-match-answer.module.css';

type NoMatchAnswerProps = {
  message: string;
  found: NothingFound;
  /** What this database could say instead. */
  closest: readonly Reading[];
  actions: Pick<AnswerActions, 'onReading' | 'onTool'>;
  makeTool: ReactNode;
};

export function NoMatchAnswer({ message, found, closest, actions, makeTool }: NoMatchAnswerProps) {
  const isMaker = useSpacePermission('change-tools');
  const { nearest, unplaced, tables, savedToolsOnly, cannotRead, rowsLimited } = found;
  return (
    <div className={styles.nothing}>
      <Notice tone="warning">{rowsLimited ? rowRuleMessages.onlyTools : message}</Notice>
      {savedToolsOnly && !rowsLimited && (
        <p className={styles.known}>
          This source runs saved tools only: no statement is composed for a question.
          {isMaker && ' Write a tool for it under Tools, or change that in the settings of the source.'}
        </p>
      )}
      {cannotRead && !rowsLimited && (
        <p className={styles.known}>
          Parley’s own model cannot be used on this server, so only saved tools answer. Whoever runs the
          server finds the reason in its log.
        </p>
      )}
      {!rowsLimited && (unplaced.length > 0 || tables.length > 0) && (
        <p className={styles.known}>
          {unplacedWords(unplaced)} {knownWords(tables)}
        </p>
      )}
      {closest.length > 0 && (
        <>
          <h3 className={styles.heading}>The closest this source could say</h3>
          <ul className={styles.nearest}>
            {closest.map(({ wording }) => (
              <li key={wording} className={styles.tool}>
                <p className={styles.wording}>{wording}</p>
                <Button size="sm" onClick={() => actions.onReading(wording)}>
                  Show it anyway
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {nearest.length > 0 && (
        <>
          <h3 className={styles.heading}>
            {closest.length > 0 ? 'Saved tools that come nearest' : 'These come nearest'}
          </h3>
          <ul className={styles.nearest}>
            {nearest.map(({ id, name, description, lacks }) => (
              <li key={id} className={styles.tool}>
                <div>
                  <p className={styles.name}>{name}</p>
                  <p className={styles.words}>{lacks ?? description}</p>
                </div>
                <Button size="sm" onClick={() => actions.onTool(id)}>
                  Use it anyway
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {(!savedToolsOnly || !isMaker) && makeTool}
      {isMaker && (
        <p className={styles.kept}>
          The question is kept under <Link to="/tools">Tools</Link> until a tool answers it.
        </p>
      )}
    </div>
  );
}
