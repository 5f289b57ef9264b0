import { builtinEngine } from '@parley/contract/ai/provider-forms';
import type { Usage } from '@parley/contract/tools';
import { Cpu } from 'iconoir-react';
import { providerWords } from '../../../../lib/server-info/provider-and-usage-text.ts';
import { useSpacePermission } from '../../../../lib/session/use-space-permission.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import type { Engine } from '../../model/add-engine-to-question.ts';
import styles from './ai-engine-choice.module.css';

type AiEngineChoiceProps = { engine: Engine; usage: Usage | null; disabled: boolean };

/** Always visible near the question; a choice where there is one. */
export function AiEngineChoice({ engine, usage, disabled }: AiEngineChoiceProps) {
  const { usual, provider, choose } = engine;
  const mayLook = useSpacePermission('look');
  // The models of a space are no business of its askers.
  if (!mayLook) return null;
  if (!usual) {
    return (
      <p className={styles.fixed}>
        <Cpu width={15} height={15} aria-hidden="true" />
        <span>
          {builtinEngine.title} · <Link to="/settings?tab=ai">use another model</Link>
        </span>
      </p>
    );
  }
  return (
    <SelectField
      label="Answered by"
      name="provider"
      inline
      disabled={disabled}
      value={provider}
      options={([usual, builtinEngine.name] as const).map((name) => ({
        value: name,
        label: providerWords(name, usage),
      }))}
      onChange={choose}
    />
  );
}
