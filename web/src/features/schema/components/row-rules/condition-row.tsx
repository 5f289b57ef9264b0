import type { Binding } from '@parley/contract/parameters';
import { Xmark } from 'iconoir-react';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { sourceWords } from '../../model/row-rule-text.ts';
import { conditionProblem, type RuleCondition } from '../../model/row-rules-draft.ts';
import styles from './rules.module.css';

const sources = (Object.keys(sourceWords) as Binding['kind'][]).map((value) => ({
  value,
  label: sourceWords[value],
}));

type ConditionRowProps = {
  /** Which one it is, for those who cannot see where it stands. */
  place: string;
  columns: readonly string[];
  condition: RuleCondition;
  /** Attributes that are in use. */
  names: readonly string[];
  isTried: boolean;
  onChange: (condition: RuleCondition) => void;
  onRemove: () => void;
};

export function ConditionRow(props: ConditionRowProps) {
  const { place, columns, condition, names, isTried, onChange, onRemove } = props;
  const { column, kind, attribute } = condition;
  const problem = isTried ? conditionProblem(condition) : {};
  // A column that is gone stays in sight: without it nobody would see what to mend.
  const offered = column === '' || columns.includes(column) ? columns : [column, ...columns];
  return (
    <li className={styles.condition}>
      <SelectField
        label={`Column of ${place}`}
        labelHidden
        name="column"
        value={column}
        error={problem.column}
        options={[
          ...(column === '' ? [{ value: '', label: 'Column...' }] : []),
          ...offered.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(next) => onChange({ ...condition, column: next })}
      />
      <span className={styles.equals} aria-hidden="true">
        =
      </span>
      <SelectField
        label={`What ${column || 'the column'} of ${place} equals`}
        labelHidden
        name="source"
        value={kind}
        options={sources}
        onChange={(next) => onChange({ ...condition, kind: next })}
      />
      {kind === 'attribute' && (
        <TextField
          label={`Attribute for ${place}`}
          labelHidden
          name="attribute"
          placeholder="region"
          autoComplete="off"
          suggestions={names}
          value={attribute}
          error={problem.attribute}
          onChange={(next) => onChange({ ...condition, attribute: next })}
        />
      )}
      <IconButton className={styles.remove} label={`Remove the condition of ${place}`} onClick={onRemove}>
        <Xmark width={16} height={16} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
