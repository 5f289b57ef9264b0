import type { Table } from '@parley/contract/database-schema';
import { type RowRules, rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { useSpaceAttributes } from '../../../../lib/session/use-member-attributes.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyNote } from '../../../../ui/feedback/empty-note.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { findTables } from '../../model/find-tables.ts';
import { countWords, standingOf } from '../../model/row-rule-text.ts';
import {
  hasProblems,
  isSame,
  refusedTable,
  replaced,
  rulesDraft,
  rulesOf,
  type TableDraft,
} from '../../model/row-rules-draft.ts';
import { useSaveRowRules } from '../../requests/use-row-rules.ts';
import styles from './rules.module.css';
import { TableRulesEditor } from './table-rules-editor.tsx';

type RulesFormProps = {
  connectionId: string;
  tables: Table[];
  saved: RowRules;
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined;
};

export function RulesForm({ connectionId, tables, saved, onUnsaved }: RulesFormProps) {
  const { data: known } = useSpaceAttributes();
  const save = useSaveRowRules(connectionId);
  const [draft, setDraft] = useState(() => rulesDraft(tables, saved));
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isChanged = !isSame(rulesOf(draft), saved) || hasProblems(draft);
  useTellUnsaved(isChanged, onUnsaved);
  const refused = refusal === null ? null : refusedTable(draft, refusal);
  const limited = draft.some(({ access }) => access === 'ruled');
  const rows = shownRows({ draft, tables, words });
  const change = (one: TableDraft) => {
    setRefusal(null);
    setDraft(replaced(draft, one));
  };
  const start = (rules: RowRules) => {
    setDraft(rulesDraft(tables, rules));
    setRefusal(null);
    setIsTried(false);
  };
  const submit = () => {
    setIsTried(true);
    setWords('');
    if (hasProblems(draft)) return;
    save.mutate(rulesOf(draft), {
      onSuccess: (rules) => {
        start(rules);
        notify.success(rules.rules.length > 0 ? 'The row rules are saved.' : 'Rows are not limited.');
      },
      onError: (error) => setRefusal(errorMessage(error)),
    });
  };
  return (
    <section className={styles.section} aria-label="Row rules">
      <TextField
        label="Search tables or columns"
        labelHidden
        name="rules"
        type="search"
        autoComplete="off"
        placeholder="Search tables or columns..."
        value={words}
        onChange={setWords}
      />
      {rows.length === 0 ? (
        <EmptyNote>
          {draft.length === 0 ? rowRuleMessages.notScanned : 'No tables match your search'}
        </EmptyNote>
      ) : (
        <ul className={styles.list}>
          {rows.map(({ one, table }) => (
            <TableRulesEditor
              key={JSON.stringify([one.schema, one.table])}
              one={one}
              table={table}
              standing={standingOf(table, tables)}
              limited={limited}
              names={known?.names ?? []}
              isTried={isTried}
              refusal={one === refused ? refusal : null}
              onChange={change}
            />
          ))}
        </ul>
      )}
      {refusal !== null && !refused && <Notice tone="error">{refusal}</Notice>}
      <SaveBar
        words={statusWords({ count: countWords(draft), isChanged, isStuck: isTried && hasProblems(draft) })}
        isChanged={isChanged}
        busy={save.isPending}
        onDiscard={() => start(saved)}
        onSave={submit}
      />
    </section>
  );
}

function useTellUnsaved(isUnsaved: boolean, onUnsaved: RulesFormProps['onUnsaved']): void {
  useEffect(() => {
    onUnsaved?.(isUnsaved);
    return () => onUnsaved?.(false);
  }, [isUnsaved, onUnsaved]);
}

type SaveBarProps = {
  words: string;
  isChanged: boolean;
  busy: boolean;
  onDiscard: () => void;
  onSave: () => void;
};

function SaveBar({ words, isChanged, busy, onDiscard, onSave }: SaveBarProps) {
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.count}>
        {words}
      </p>
      <span className={styles.buttons}>
        {isChanged && (
          <Button size="sm" variant="ghost" disabled={busy} onClick={onDiscard}>
            Discard changes
          </Button>
        )}
        <Button
          size="sm"
          variant="primary"
          disabled={!isChanged}
          busy={busy}
          busyLabel="Saving..."
          onClick={onSave}
        >
          Save rules
        </Button>
      </span>
    </div>
  );
}

type Shown = { draft: readonly TableDraft[]; tables: Table[]; words: string };

/** Each with its table; one that is gone from the schema has none, and is shown whatever is sought. */
function shownRows({ draft, tables, words }: Shown) {
  const found = findTables(tables, words);
  const tableOf = (one: TableDraft, among: Table[]) =>
    among.find(({ schema, name }) => schema === one.schema && name === one.table);
  return draft
    .filter((one) => tableOf(one, found) || !tableOf(one, tables))
    .map((one) => ({ one, table: tableOf(one, tables) }));
}

function statusWords({ count, isChanged, isStuck }: { count: string; isChanged: boolean; isStuck: boolean }) {
  if (isStuck) return 'A rule is not finished: see above.';
  return isChanged ? `${count}. Not saved yet.` : count;
}
