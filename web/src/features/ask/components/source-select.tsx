import { SelectField } from '../../../ui/select-field.tsx';
import type { AskSource } from '../model/source.ts';

type SourceSelectProps = {
  sources: readonly AskSource[];
  value: string;
  onChange: (id: string) => void;
  /** A hosted project is being connected for the first time. */
  connecting?: boolean | undefined;
  disabled?: boolean;
  inline?: boolean;
};

export function SourceSelect({ sources, value, onChange, connecting, disabled, inline }: SourceSelectProps) {
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
        ...sources.map(({ id, name, family }) => ({ value: id, label: `${name} (${family})` })),
      ]}
      onChange={onChange}
    />
  );
}
