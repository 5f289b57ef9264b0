import type { Table } from '@parley/contract/database-schema';
import { rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import { Plus } from 'iconoir-react';
import { useUnconfirmedMail } from '../../../../lib/server-info/use-server-info.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/data/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { accessChoices, type standingOf } from '../../model/row-rule-text.ts';
import {
  newCondition,
  type RuleCondition,
  type TableDraft,
  withAccess,
} from '../../model/row-rules-draft.ts';
import { tableId } from '../../model/table-id.ts';
import { ConditionRow } from './condition-row.tsx';
import styles from './rules.module.css';

type TableRulesEditorProps = {
  one: TableDraft;
  /** Undefined: it is gone from the schema. */
  table: Table | undefined;
  standing: ReturnType<typeof standingOf>;
  /** Some table has a rule. */
  limited: boolean;
  names: readonly string[];
  /** Saving was tried: what is missing is said. */
  isTried: boolean;
  refusal: string | null;
  onChange: (one: TableDraft) => void;
};

export function TableRulesEditor(props: TableRulesEditorProps) {
  const { one, table, standing, limited, names, isTried, refusal, onChange } = props;
  const { access, conditions } = one;
  const id = tableId({ schema: one.schema, name: one.table });
  const isUnconfirmed = useUnconfirmedMail(conditions.some(({ kind }) => kind === 'mail'));
  const set = (next: readonly RuleCondition[]) =>
    onChange(
      next.length === 0 ? withAccess({ ...one, conditions: [] }, 'unsaid') : { ...one, conditions: next },
    );
  return (
    <li className={styles.table}>
      <div className={styles.head}>
        <span className={styles.title}>{id}</span>
        {!table && <Badge tone="warning">Not in the schema</Badge>}
        {table && table.kind !== 'table' && <Badge>{table.kind}</Badge>}
        <SelectField
          label={`Rows of ${id} for askers`}
          labelHidden
          inline
          name={`access-${id}`}
          value={access}
          options={accessChoices(standing, { access, limited })}
          onChange={(next) => onChange(withAccess(one, next))}
        />
      </div>
      {access === 'ruled' && (
        <div className={styles.conditions}>
          <ul className={styles.stack}>
            {conditions.map((condition, at) => (
              <ConditionRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name of its own, and none is moved.
                key={at}
                place={conditions.length > 1 ? `${id}, condition ${at + 1}` : id}
                columns={table?.columns.map(({ name }) => name) ?? []}
                condition={condition}
                names={names}
                isTried={isTried}
                onChange={(next) => set(conditions.map((each, index) => (index === at ? next : each)))}
                onRemove={() => set(conditions.filter((_, index) => index !== at))}
              />
            ))}
          </ul>
          {isUnconfirmed && <Notice tone="warning">{rowRuleMessages.unconfirmedMail}</Notice>}
          <div>
            <Button
              size="sm"
              variant="ghost"
              icon={<Plus width={15} height={15} />}
              aria-label={`Add condition to ${id}`}
              onClick={() => set([...conditions, newCondition])}
            >
              Add condition
            </Button>
          </div>
        </div>
      )}
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </li>
  );
}
