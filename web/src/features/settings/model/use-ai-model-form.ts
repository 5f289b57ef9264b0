import {
  type AiProviderRecord,
  addressProblem,
  aiProviderMessages,
  keyProblem,
} from '@parley/contract/ai/ai-model-settings';
import type { ProviderKind } from '@parley/contract/ai/provider-forms';
import { type SubmitEvent, useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { useListModels, useSaveModel } from '../requests/use-ai-models.ts';

export type ModelFormProps = { model: AiProviderRecord | null; onClose: () => void };

type Draft = { kind: ProviderKind; key: string; address: string; model: string; embeddingModel: string };
type Problems = Partial<Record<keyof Draft, string>>;

/** What is typed, what is wrong with it, and what the provider says it has. */
export function useAiModelForm({ model, onClose }: ModelFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(model));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const list = useListModels();
  const save = useSaveModel(model?.id);
  const listed = list.data?.models ?? [];

  const change = (more: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...more }));
    setProblems({});
    setFailure(undefined);
  };
  const choose = (kind: ProviderKind) => {
    list.reset();
    change({ ...draftOf(null), kind });
  };
  /** A saved key need not be typed again. */
  const isKept = model !== null && draft.key === '' && draft.kind === model.kind;
  const place = () => ({
    kind: draft.kind,
    address: draft.address.trim(),
    ...(isKept ? {} : { key: draft.key.trim() }),
  });
  const check = (isWhole: boolean): boolean => {
    const found: Problems = {
      ...problem('key', isKept ? undefined : keyProblem(draft.kind, draft.key.trim())),
      ...problem('address', addressProblem(draft.kind, draft.address.trim())),
      ...problem('model', isWhole && draft.model.trim() === '' ? aiProviderMessages.modelMissing : undefined),
    };
    setProblems(found);
    return Object.keys(found).length === 0;
  };
  const fail = (error: unknown) => {
    const fields = error instanceof ApiFailure ? error.fields : undefined;
    const isKnown = fields && ('key' in fields || 'address' in fields);
    if (isKnown) setProblems(fields);
    else setFailure(errorMessage(error));
  };
  const listModels = () => {
    setFailure(undefined);
    if (!check(false)) return;
    list.mutate({ ...place(), ...(model && { id: model.id }) }, { onError: fail });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!check(true)) return;
    const input = { model: draft.model.trim(), embeddingModel: draft.embeddingModel.trim() };
    save.mutate(
      { ...place(), ...input },
      {
        onError: fail,
        onSuccess: () => {
          notify.success(model ? 'Model saved.' : 'Model added. Try it out to see what it can do.');
          onClose();
        },
      },
    );
  };
  const state = {
    draft,
    problems,
    failure,
    listed,
    isKept,
    isListing: list.isPending,
    isSaving: save.isPending,
  };
  return { ...state, change, choose, listModels, submit };
}

function draftOf(model: AiProviderRecord | null): Draft {
  return {
    kind: model?.kind ?? 'openai',
    key: '',
    address: model?.address ?? '',
    model: model?.model ?? '',
    embeddingModel: model?.embeddingModel ?? '',
  };
}

function problem(field: keyof Draft, message: string | undefined): Problems {
  return message === undefined ? {} : { [field]: message };
}
