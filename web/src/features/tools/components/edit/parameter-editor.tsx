import { type Parameter, parameterTypes } from '@parley/contract/parameters';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { defaultFrom, defaultText, optionsFrom, withList } from '../../model/parameter-draft.ts';
import { ParameterBindingSelect } from './parameter-binding-select.tsx';
import styles from './parameter-editor.module.css';

type ParameterEditorProps = {
  parameters: readonly Parameter[];
  error: string | undefined;
  onChange: (parameter: Parameter) => void;
};

/** One row for each `:name` of the statement; rows come and go with the names. */
export function ParameterEditor({ parameters, error, onChange }: ParameterEditorProps) {
  return (
    <section className={styles.section} aria-label="Parameters">
      <h3 className={styles.title}>Parameters</h3>
      {parameters.length === 0 && (
        <p className={styles.none}>
          Write <code>:name</code> in the statement to make a value that can be given when the tool is used.
        </p>
      )}
      {error && <p className={styles.error}>{error}</p>}
      <ul className={styles.list}>
        {parameters.map((parameter) => (
          <ParameterRow key={parameter.name} parameter={parameter} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

type ParameterRowProps = { parameter: Parameter; onChange: (parameter: Parameter) => void };

function ParameterRow({ parameter, onChange }: ParameterRowProps) {
  const { name, type, description, required, options, boundTo } = parameter;
  const set = (part: Partial<Parameter>) => onChange({ ...parameter, ...part });
  return (
    <li className={styles.row}>
      <code className={styles.name}>:{name}</code>
      <SelectField
        label={`Type of ${name}`}
        labelHidden
        name={`type-${name}`}
        value={type}
        options={parameterTypes
          .filter((value) => !boundTo || value !== 'enum')
          .map((value) => ({ value, label: value }))}
        onChange={(value) => set({ type: value })}
      />
      <div className={boundTo && styles.rest}>
        <TextField
          label={`Description of ${name}`}
          labelHidden
          name={`description-${name}`}
          placeholder="What it stands for"
          value={description}
          onChange={(value) => set({ description: value })}
        />
      </div>
      {!boundTo && (
        <>
          <TextField
            label={`Default of ${name}`}
            labelHidden
            name={`default-${name}`}
            placeholder={parameter.list ? 'No default; a, b, c' : 'No default'}
            value={defaultText(parameter)}
            onChange={(typed) => set({ default: defaultFrom(parameter, typed) })}
          />
          <div className={styles.switches}>
            <Checkbox label="Required" checked={required} onChange={(value) => set({ required: value })} />
            <Checkbox
              label="List"
              checked={parameter.list ?? false}
              onChange={(list) => onChange(withList(parameter, list))}
            />
          </div>
        </>
      )}
      {type === 'enum' && !boundTo && (
        <div className={styles.options}>
          <TextField
            label={`Options of ${name}`}
            labelHidden
            name={`options-${name}`}
            placeholder="Options, separated by commas"
            value={options?.join(', ') ?? ''}
            onChange={(typed) => set({ options: optionsFrom(typed) })}
          />
        </div>
      )}
      <ParameterBindingSelect parameter={parameter} onChange={onChange} />
    </li>
  );
}
