import { type AiProviderRecord, type ProbeResult, probeTasks } from '@parley/contract/ai/ai-model-settings';
import { providerForm } from '@parley/contract/ai/provider-forms';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/data/badge.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { dollarText } from '../../../../ui/locale-format.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { probeModel } from '../../requests/probe-model.ts';
import { aiModelsQuery, useRemoveModel } from '../../requests/use-ai-models.ts';
import settings from '../settings.module.css';
import styles from './models.module.css';
import { ProbeReport } from './probe-report.tsx';

type ModelRowProps = {
  model: AiProviderRecord;
  isDefault: boolean;
  mayChange: boolean;
  onEdit: () => void;
};

export function ModelRow({ model, isDefault, mayChange, onEdit }: ModelRowProps) {
  const { results, isTrying, tryOut, stop } = useProbe(model);
  const { title, key } = providerForm(model.kind);
  return (
    <Panel as="li">
      <div className={styles.name}>
        <strong>{title}</strong>
        <code>{model.model}</code>
        {isDefault && <Badge tone="accent">Default</Badge>}
        {model.isLost && <Badge tone="danger">Enter the key again</Badge>}
        {model.isValid === false && <Badge tone="danger">Key refused</Badge>}
      </div>
      <p className={styles.details}>
        {model.masked && <span>Key {model.masked}</span>}
        {!model.masked && key !== 'required' && <span>No key</span>}
        {model.address && <span>{model.address}</span>}
        {model.embeddingModel && <span>Embeddings {model.embeddingModel}</span>}
        <span>{priceWords(model.price)}</span>
      </p>
      {mayChange && (
        <div className={settings.actions}>
          {isTrying ? (
            <Button size="sm" onClick={stop}>
              Stop
            </Button>
          ) : (
            <Button size="sm" disabled={model.isLost} onClick={() => void tryOut()}>
              {results.length > 0 ? 'Try it out again' : 'Try it out'}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onEdit}>
            Edit
          </Button>
          <RemoveModel model={model} />
        </div>
      )}
      {(results.length > 0 || isTrying) && <ProbeReport results={results} isTrying={isTrying} />}
    </Panel>
  );
}

/** One small task after the other, each shown as soon as it is done. */
function useProbe(model: AiProviderRecord) {
  const queries = useQueryClient();
  const [shown, setShown] = useState<ProbeResult[] | null>(null);
  const [isTrying, setTrying] = useState(false);
  const leaving = useRef<AbortController>(null);
  const tryOut = async () => {
    const controller = new AbortController();
    leaving.current = controller;
    setTrying(true);
    setShown([]);
    try {
      for (const task of probeTasks) {
        const { result } = await probeModel(model.id, task, controller.signal);
        setShown((before) => [...(before ?? []), result]);
      }
    } catch (error) {
      if (!controller.signal.aborted) notify.error(errorMessage(error));
    }
    setTrying(false);
    await queries.invalidateQueries({ queryKey: [aiModelsQuery.queryKey[0]] });
    setShown(null);
  };
  const kept = probeTasks.flatMap((task) => model.probe.filter((one) => one.task === task));
  return { results: shown ?? kept, isTrying, tryOut, stop: () => leaving.current?.abort() };
}

function priceWords(price: AiProviderRecord['price']): string {
  if (price === null) return 'Price not known';
  const { input, output, asOf } = price;
  return `${dollarText(input)} in, ${dollarText(output)} out per million tokens (as of ${asOf})`;
}

function RemoveModel({ model }: Pick<ModelRowProps, 'model'>) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveModel();
  const confirm = () =>
    remove.mutate(model.id, {
      onSuccess: () => notify.success('The model is removed.'),
      onError: (error) => notify.error(errorMessage(error)),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove ${model.model}?`}
        action="Remove model"
        busy={remove.isPending}
        busyLabel="Removing..."
        onConfirm={confirm}
      >
        <p>The server deletes it together with its key. What it was chosen for goes to the default.</p>
      </ConfirmDialog>
    </>
  );
}
