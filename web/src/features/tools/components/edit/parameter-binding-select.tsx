import type { Binding, Parameter } from '@parley/contract/parameters';
import { rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import { useUnconfirmedMail } from '../../../../lib/server-info/use-server-info.ts';
import { openSpaceId } from '../../../../lib/session/current-space.ts';
import { useSpaceAttributes } from '../../../../lib/session/use-member-attributes.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { bindingCondition, newBinding, withBinding } from '../../model/parameter-draft.ts';
import styles from './parameter-editor.module.css';

const question = 'question';
type Source = Binding['kind'] | typeof question;

const sources: { value: Source; label: string }[] = [
  { value: question, label: 'The question' },
  { value: 'attribute', label: 'An attribute of the person' },
  { value: 'groups', label: 'The groups of the person' },
  { value: 'mail', label: 'The mail address of the person' },
];

type ParameterBindingSelectProps = { parameter: Parameter; onChange: (parameter: Parameter) => void };

/** In a shared space a parameter may be taken from whoever runs the tool; nobody then gives another value for it. */
export function ParameterBindingSelect({ parameter, onChange }: ParameterBindingSelectProps) {
  const { data: known } = useSpaceAttributes();
  const { name, boundTo } = parameter;
  const isUnconfirmed = useUnconfirmedMail(boundTo?.kind === 'mail');
  if (openSpaceId === undefined && !boundTo) return null;
  const choose = (source: Source) =>
    onChange(withBinding(parameter, source === question ? undefined : newBinding(source, parameter)));
  return (
    <div className={styles.filled}>
      <SelectField
        label={`${name} is filled from`}
        labelHidden
        name={`filled-${name}`}
        value={boundTo?.kind ?? question}
        options={sources.map(({ value, label }) => ({ value, label: `Filled from: ${label.toLowerCase()}` }))}
        onChange={choose}
      />
      {boundTo?.kind === 'attribute' && (
        <TextField
          label={`Attribute for ${name}`}
          labelHidden
          name={`attribute-${name}`}
          placeholder="Attribute, such as region"
          autoComplete="off"
          suggestions={known?.names ?? []}
          value={boundTo.name}
          onChange={(attribute) => onChange(withBinding(parameter, { kind: 'attribute', name: attribute }))}
        />
      )}
      {boundTo && (
        <p className={styles.hint}>
          Write a condition with it, such as <code>{bindingCondition(parameter, boundTo)}</code>: each person
          who runs the tool then sees only their rows.
        </p>
      )}
      {isUnconfirmed && (
        <div className={styles.wide}>
          <Notice tone="warning">{rowRuleMessages.unconfirmedMail}</Notice>
        </div>
      )}
    </div>
  );
}
