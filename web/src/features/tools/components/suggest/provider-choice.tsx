import { type ProviderName, providerNames } from '@parley/contract/tools';
import { Cpu, Sparks } from 'iconoir-react';
import { Link } from 'react-router';
import { providerTitles, providerWords, usageWords } from '../../../../lib/server-info/provider-names.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import type { Workshop } from '../../model/use-workshop.ts';
import styles from './provider-choice.module.css';

type ProviderChoiceProps = {
  workshop: Workshop;
  /** Whether there is a key for OpenAI, of the person's own or the operator's. */
  openAi: boolean;
  value: ProviderName;
  onChange: (provider: ProviderName) => void;
};

/** Who suggests: always visible, and a choice where there is one. */
export function ProviderChoice({ workshop, openAi, value, onChange }: ProviderChoiceProps) {
  const usage = workshop.run?.usage ?? null;
  const Icon = value === 'openai' ? Sparks : Cpu;
  return (
    <div className={styles.choice}>
      {openAi ? (
        <SelectField
          label="Suggested by"
          name="provider"
          inline
          disabled={workshop.isRunning}
          options={providerNames.map((name) => ({
            value: name,
            label: name === value ? providerWords(name, usage) : providerTitles[name],
          }))}
          value={value}
          onChange={onChange}
        />
      ) : (
        <p className={styles.fixed}>
          <Icon width={16} height={16} aria-hidden="true" />
          <span>
            <strong>{providerTitles.builtin}</strong>: no key, no network.{' '}
            <Link to="/settings">Use OpenAI instead</Link>
          </span>
        </p>
      )}
      {usage && <span className={styles.usage}>{usageWords(usage)}</span>}
    </div>
  );
}
