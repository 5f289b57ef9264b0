import {
  type AiChoices,
  type AiProviders,
  type AiTask,
  aiTasks,
} from '@parley/contract/ai/ai-model-settings';
import { builtinEngine, providerForm } from '@parley/contract/ai/provider-forms';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { useSaveAiSettings } from '../../requests/use-save-ai-settings.ts';
import settings from '../settings.module.css';
import styles from './models.module.css';

const titles: Readonly<Record<AiTask, string>> = {
  propose: 'Propose tools',
  find: 'Find tools and their values',
  explain: 'Explain answers',
};
/** What a select shows for null. */
const asDefault = '';

type ModelPerTaskChoiceProps = { overview: AiProviders; mayChange: boolean };

/** One model for everything, or one for each kind of work. */
export function ModelPerTaskChoice({ overview, mayChange }: ModelPerTaskChoiceProps) {
  const save = useSaveAiSettings();
  const { choices, providers, offers, monthlyLimit } = overview;
  const set = (task: keyof AiChoices, value: string) =>
    save.mutate(
      { choices: { ...choices, [task]: value === asDefault ? null : value }, monthlyLimit },
      { onError: (error) => notify.error(errorMessage(error)) },
    );
  const models = [
    ...providers.map(({ id, kind, model }) => ({
      value: id,
      label: `${providerForm(kind).title} · ${model}`,
    })),
    ...offers.map(({ id, kind, model }) => ({
      value: id,
      label: `${providerForm(kind).title} · ${model} (offered)`,
    })),
    { value: builtinEngine.name, label: builtinEngine.title },
  ];
  const known = (choice: string | null) => models.find(({ value }) => value === choice)?.value;
  return (
    <div className={styles.section}>
      <div>
        <h3 className={settings.subheading}>What each is used for</h3>
        <p className={settings.lead}>One model for everything, or another for some of the work.</p>
      </div>
      <div className={settings.pair}>
        <SelectField
          label="Default"
          name="default"
          disabled={!mayChange || save.isPending}
          value={known(choices.default) ?? models[0]?.value ?? builtinEngine.name}
          options={models}
          onChange={(value) => set('default', value)}
        />
        {aiTasks.map((task) => (
          <SelectField
            key={task}
            label={titles[task]}
            name={task}
            disabled={!mayChange || save.isPending}
            value={known(choices[task]) ?? asDefault}
            options={[{ value: asDefault, label: 'As the default' }, ...models]}
            onChange={(value) => set(task, value)}
          />
        ))}
      </div>
    </div>
  );
}
