import { SelectField } from '../../../../ui/form/select-field.tsx';
import { type AskSource, byQuestion } from '../../model/ask-source.ts';

type SourceSelectProps = {
  sources: readonly AskSource[];
  value: string;
  onChange: (id: string) => void;
  /** A hosted project is being connected for the first time. */
  connecting?: boolean | undefined;
  disabled?: boolean;
  inline?: boolean;
  /** The words of each question may decide. */
  byWords?: boolean;
};

export function SourceSelect(props: SourceSelectProps) {
  const { sources, value, onChange, connecting, disabled, inline, byWords } = props;
  return (
    <SelectField
      label="Project"
      name="project"
      value={value}
      inline={inline ?? false}
      disabled={disabled || connecting || false}
      hint={connecting ? 'Connecting...' : undefined}
      options={[
        { value: '', label: 'Select a project...' },
        ...(byWords ? [{ value: byQuestion, label: 'Any source that fits the question' }] : []),
        ...sources.map(({ id, name, family }) => ({ value: id, label: `${name} (${family})` })),
      ]}
      onChange={onChange}
    />
  );
}
