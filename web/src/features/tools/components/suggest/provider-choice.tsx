import {
  builtinEngine,
  isBuiltin,
  type ProviderKind,
  type ProviderName,
} from '@parley/contract/ai/provider-forms';
import { Cpu, Sparks } from 'iconoir-react';
import {
  providerTitle,
  providerWords,
  usageWords,
} from '../../../../lib/server-info/provider-and-usage-text.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import type { SuggestAndSaveTools } from '../../model/use-suggest-and-save-tools.ts';
import styles from './provider-choice.module.css';

type ProviderChoiceProps = {
  suggestAndSave: SuggestAndSaveTools;
  /** Who suggests unless somebody says otherwise; null: only the built-in engine can. */
  usual: ProviderKind | null;
  value: ProviderName;
  onChange: (provider: ProviderName) => void;
};

/** Who suggests: always visible, and a choice where there is one. */
export function ProviderChoice({ suggestAndSave, usual, value, onChange }: ProviderChoiceProps) {
  const usage = suggestAndSave.run?.usage ?? null;
  const Icon = isBuiltin(value) ? Cpu : Sparks;
  return (
    <div className={styles.choice}>
      {usual ? (
        <SelectField
          label="Suggested by"
          name="provider"
          inline
          disabled={suggestAndSave.isRunning}
          options={([usual, builtinEngine.name] as const).map((name) => ({
            value: name,
            label: name === value ? providerWords(name, usage) : providerTitle(name),
          }))}
          value={value}
          onChange={onChange}
        />
      ) : (
        <p className={styles.fixed}>
          <Icon width={16} height={16} aria-hidden="true" />
          <span>
            <strong>{builtinEngine.title}</strong>: no key, no network.{' '}
            <Link to="/settings">Use another model</Link>
          </span>
        </p>
      )}
      {usage && <span className={styles.usage}>{usageWords(usage)}</span>}
    </div>
  );
}
