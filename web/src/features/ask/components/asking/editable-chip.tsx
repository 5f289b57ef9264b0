import type { Chip } from '@parley/contract/ask';
import type { ParameterType, ParameterValue } from '@parley/contract/parameters';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { listOfText, textOfList } from '../../../../lib/forms/list-to-lines.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ListField } from '../../../../ui/form/list-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import { type ChipPeriod, periodsAround } from '../../model/date-range-chips.ts';
import { parseTypedValue } from '../../model/parse-typed-value.ts';
import { chipLabel, chipValue, originWords } from '../../model/texts/chip-text.ts';
import styles from './editable-chip.module.css';

type EditableChipProps = {
  chip: Chip;
  isMissing: boolean;
  disabled: boolean;
  onChange: (value: ParameterValue) => void;
  /** Set for one end of a stretch of time: both ends at once. */
  onPeriod: ((period: ChipPeriod) => void) | null;
};

export function EditableChip({ chip, isMissing, disabled, onChange, onPeriod }: EditableChipProps) {
  const [open, setOpen] = useState(false);
  const label = chipLabel(chip);
  const choose = (value: ParameterValue) => {
    setOpen(false);
    onChange(value);
  };
  const choosePeriod = (period: ChipPeriod) => {
    setOpen(false);
    onPeriod?.(period);
  };
  const isUnset = chip.value === null || chip.value === '';
  const trigger = (
    <button
      type="button"
      disabled={disabled}
      className={classNames(
        styles.chip,
        chip.origin !== null && styles[chip.origin],
        isUnset && styles.unset,
        isMissing && styles.missing,
      )}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{chipValue(chip)}</span>
      {isMissing ? (
        <span className={styles.origin}>{chip.notFound ? 'not found' : 'please choose'}</span>
      ) : (
        chip.origin && !isUnset && <span className={styles.origin}>{originWords[chip.origin]}</span>
      )}
    </button>
  );
  return (
    <Popover trigger={trigger} title={`Change ${label}`} open={open} onOpenChange={setOpen}>
      <ChipForm key={String(open)} chip={chip} onChoose={choose}>
        {onPeriod && <Periods onChoose={choosePeriod} />}
      </ChipForm>
    </Popover>
  );
}

type PeriodsProps = { onChoose: (period: ChipPeriod) => void };

function Periods({ onChoose }: PeriodsProps) {
  return (
    <fieldset className={styles.alternatives}>
      <legend>Or a whole period</legend>
      {periodsAround(new Date()).map((period) => (
        <Button key={period.label} size="sm" onClick={() => onChoose(period)}>
          {period.label}
        </Button>
      ))}
    </fieldset>
  );
}

type ChipFormProps = { chip: Chip; onChoose: (value: ParameterValue) => void; children: ReactNode };

function ChipForm({ chip, onChoose, children }: ChipFormProps) {
  const { parameter, alternatives, words } = chip;
  const [typed, setTyped] = useState(textOfList([chip.value ?? ''].flat()));
  const [error, setError] = useState<string | undefined>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = parseTypedValue(parameter, typed);
    if ('problem' in value) setError(value.problem);
    else onChoose(value.value);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate method="post">
      <ChipInput chip={chip} typed={typed} error={error} onType={setTyped} />
      {words && <p className={styles.words}>Read from ‘{words}’.</p>}
      {alternatives.length > 0 && (
        <fieldset className={styles.alternatives}>
          <legend>It could also mean</legend>
          {alternatives.map(({ value, label }) => (
            <Button key={label} size="sm" onClick={() => onChoose(value)}>
              {label}
            </Button>
          ))}
        </fieldset>
      )}
      {children}
      <div className={styles.buttons}>
        {!parameter.required && (
          <Button size="sm" variant="ghost" onClick={() => onChoose(null)}>
            Any
          </Button>
        )}
        <Button size="sm" variant="primary" type="submit">
          Apply
        </Button>
      </div>
    </form>
  );
}

const inputTypes: Partial<Record<ParameterType, 'number' | 'date'>> = { integer: 'number', date: 'date' };

type ChipInputProps = {
  chip: Chip;
  typed: string;
  error: string | undefined;
  onType: (text: string) => void;
};

function ChipInput({ chip, typed, error, onType }: ChipInputProps) {
  const { parameter, choices } = chip;
  const label = chipLabel(chip);
  const fixed = fixedChoices(chip);
  if (parameter.list) {
    const offered = fixed ? fixed.map(({ value }) => value) : choices;
    return (
      <ListField
        label={label}
        name={parameter.name}
        values={listOfText(typed)}
        suggestions={offered.length > 0 ? offered : undefined}
        error={error}
        hint={parameter.description || undefined}
        onChange={(values) => onType(textOfList(values))}
      />
    );
  }
  if (fixed) {
    return (
      <SelectField
        label={label}
        name={parameter.name}
        value={fixed.some(({ value }) => value === typed) ? typed : ''}
        options={[{ value: '', label: parameter.required ? 'Choose...' : 'Any' }, ...fixed]}
        hint={error ?? (parameter.description || undefined)}
        onChange={onType}
      />
    );
  }
  return (
    <TextField
      label={label}
      name={parameter.name}
      type={inputTypes[parameter.type] ?? 'text'}
      value={typed}
      autoComplete="off"
      suggestions={choices.length > 0 ? choices : undefined}
      error={error}
      hint={parameter.description || undefined}
      onChange={onType}
    />
  );
}

function fixedChoices({ parameter, choices }: Chip): { value: string; label: string }[] | null {
  if (parameter.type === 'boolean') {
    return [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ];
  }
  if (parameter.type !== 'enum') return null;
  const offered = choices.length > 0 ? choices : (parameter.options ?? []);
  return offered.map((choice) => ({ value: choice, label: choice }));
}
