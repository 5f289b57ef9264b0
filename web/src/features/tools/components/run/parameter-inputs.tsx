import type { Binding, Parameter, ParameterType } from '@parley/contract/parameters';
import { bindingWords } from '@parley/contract/spaces/row-rules-and-groups';
import { Lock } from 'iconoir-react';
import { listOfText, textOfList } from '../../../../lib/forms/list-to-lines.ts';
import { parameterLabel } from '../../../../lib/results/parameter-label.ts';
import { ListField } from '../../../../ui/form/list-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { TypedValues } from '../../model/typed-parameter-values.ts';
import styles from './parameter-inputs.module.css';

type ParameterInputsProps = {
  parameters: readonly Parameter[];
  values: TypedValues;
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
};

export function ParameterInputs({ parameters, values, errors, onChange }: ParameterInputsProps) {
  return (
    <div className={styles.inputs}>
      {parameters.map((parameter) =>
        parameter.boundTo ? (
          <BoundInput key={parameter.name} parameter={parameter} boundTo={parameter.boundTo} />
        ) : (
          <ParameterInput
            key={parameter.name}
            parameter={parameter}
            value={values[parameter.name] ?? ''}
            error={errors[parameter.name]}
            onChange={(value) => onChange(parameter.name, value)}
          />
        ),
      )}
    </div>
  );
}

/** The server fills it: there is nothing to type, and no value of it here that could be sent. */
function BoundInput({ parameter, boundTo }: { parameter: Parameter; boundTo: Binding }) {
  return (
    <div className={styles.bound}>
      <span className={styles.label}>{parameterLabel(parameter.name)}</span>
      <p className={styles.locked}>
        <Lock width={15} height={15} aria-hidden="true" />
        <span className="visually-hidden">Locked: </span>
        {bindingWords(boundTo)}
      </p>
      {parameter.description && <p className={styles.hint}>{parameter.description}</p>}
    </div>
  );
}

const inputTypes: Partial<Record<ParameterType, 'number' | 'date'>> = { integer: 'number', date: 'date' };

type ParameterInputProps = {
  parameter: Parameter;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function ParameterInput({ parameter, value, error, onChange }: ParameterInputProps) {
  const { name, type, list, required, description, options } = parameter;
  const hint = description || undefined;
  if (list) {
    return (
      <ListField
        label={parameterLabel(name)}
        name={name}
        values={listOfText(value)}
        required={required}
        suggestions={type === 'boolean' ? ['true', 'false'] : options}
        error={error}
        hint={hint}
        onChange={(values) => onChange(textOfList(values))}
      />
    );
  }
  const choices = type === 'boolean' ? ['true', 'false'] : type === 'enum' ? options : undefined;
  if (choices) {
    return (
      <SelectField
        label={parameterLabel(name)}
        name={name}
        value={choices.includes(value) ? value : ''}
        options={[
          { value: '', label: required ? 'Choose...' : 'None' },
          ...choices.map((choice) => ({ value: choice, label: wordsOf(choice, type) })),
        ]}
        hint={error ?? hint}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      label={parameterLabel(name)}
      name={name}
      type={inputTypes[type] ?? 'text'}
      value={value}
      required={required}
      autoComplete="off"
      placeholder={type === 'timestamp' ? '2026-11-15T10:30:00Z' : required ? '' : 'None'}
      suggestions={options}
      error={error}
      hint={hint}
      onChange={onChange}
    />
  );
}

function wordsOf(choice: string, type: ParameterType): string {
  if (type !== 'boolean') return choice;
  return choice === 'true' ? 'Yes' : 'No';
}
