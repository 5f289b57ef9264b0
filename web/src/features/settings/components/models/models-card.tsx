import type { AiProviderRecord, AiProviders } from '@parley/contract/ai/ai-model-settings';
import { providerForm } from '@parley/contract/ai/provider-forms';
import { Plus } from 'iconoir-react';
import { useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyNote } from '../../../../ui/feedback/empty-note.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useAiModels } from '../../requests/use-ai-models.ts';
import settings from '../settings.module.css';
import { ModelForm } from './model-form.tsx';
import { ModelPerTaskChoice } from './model-per-task-choice.tsx';
import { ModelRow } from './model-row.tsx';
import styles from './models.module.css';

/** The models that a person keeps, and which of them does what. */
export function ModelsCard({ mayChange }: { mayChange: boolean }) {
  const { data, error, isPending, refetch } = useAiModels();
  const [editing, setEditing] = useState<AiProviderRecord | 'new' | null>(null);
  const first = data?.providers[0]?.id;
  const usual = data?.choices.default ?? first;
  return (
    <Card as="section" padding="lg" className={settings.card} aria-labelledby="models">
      <div className={styles.top}>
        <div>
          <h2 id="models" className={settings.heading}>
            Models
          </h2>
          <p className={settings.lead}>
            Use the model of your choice: hosted, in your company, or on this machine. Keys are encrypted on
            the server and never sent back. Without a model the built-in engine answers, at no cost.
          </p>
        </div>
        {mayChange && (
          <Button
            variant="primary"
            icon={<Plus width={16} height={16} />}
            disabled={!data}
            onClick={() => setEditing('new')}
          >
            Add a model
          </Button>
        )}
      </div>
      {isPending && <Skeleton height="block" width="full" />}
      {error && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Retry</Button>}>
          {errorMessage(error)}
        </Notice>
      )}
      {data && <OfferNote {...data} />}
      {data?.providers.length === 0 && (
        <EmptyNote>
          {mayChange
            ? 'No model of your own yet. Add one, or go on with the built-in engine.'
            : 'This space has no model of its own: the built-in engine answers. Owners and admins can add one.'}
        </EmptyNote>
      )}
      {data && data.providers.length > 0 && (
        <ul className={styles.list} aria-label="Models">
          {data.providers.map((model) => (
            <ModelRow
              key={model.id}
              model={model}
              isDefault={model.id === usual}
              mayChange={mayChange}
              onEdit={() => setEditing(model)}
            />
          ))}
        </ul>
      )}
      {data && data.providers.length + data.offers.length > 0 && (
        <ModelPerTaskChoice overview={data} mayChange={mayChange} />
      )}
      {editing && (
        <ModelForm
          key={editing === 'new' ? 'new' : editing.id}
          model={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  );
}

/** What the operator pays for, and what becomes of it when the budget is used up. */
function OfferNote({ offers, areOffersSpent }: Pick<AiProviders, 'offers' | 'areOffersSpent'>) {
  if (offers.length === 0) return null;
  if (areOffersSpent) {
    return (
      <Notice tone="warning">
        This month’s budget for the models that this server offers is used up. Add a model of your own, or let
        the built-in engine answer until the month ends.
      </Notice>
    );
  }
  const names = offers.map(({ kind, model }) => `${providerForm(kind).title} · ${model}`);
  return <p className={settings.small}>This server offers you {names.join(', ')} at no cost.</p>;
}
