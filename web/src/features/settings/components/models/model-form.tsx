import type { AiProviderRecord } from '@parley/contract/ai/ai-model-settings';
import { providerForm, providerKinds } from '@parley/contract/ai/provider-forms';
import { useId } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Modal } from '../../../../ui/overlay/modal.tsx';
import { type ModelFormProps, useAiModelForm } from '../../model/use-ai-model-form.ts';
import settings from '../settings.module.css';
import styles from './models.module.css';

/** A provider, its key and its address; then a model from the list that the provider itself gives. */
export function ModelForm({ model, onClose }: ModelFormProps) {
  const formId = useId();
  const form = useAiModelForm({ model, onClose });
  return (
    <Modal
      open
      onClose={onClose}
      title={model ? 'Edit model' : 'Add a model'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.isSaving} busyLabel="Saving...">
            {model ? 'Save changes' : 'Add model'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={settings.form}
        onSubmit={form.submit}
        method="post"
        noValidate
        aria-label="Model settings"
      >
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <PlaceFields model={model} form={form} />
        <ModelFields form={form} />
      </form>
    </Modal>
  );
}

type Fields = { form: ReturnType<typeof useAiModelForm> };

function PlaceFields({ model, form }: Fields & { model: AiProviderRecord | null }) {
  const { draft, problems, isKept, change, choose } = form;
  const kind = providerForm(draft.kind);
  return (
    <>
      <SelectField
        label="Provider"
        name="kind"
        value={draft.kind}
        options={providerKinds.map((name) => ({ value: name, label: providerForm(name).title }))}
        onChange={choose}
      />
      {kind.key !== 'none' && (
        <TextField
          label={kind.key === 'optional' ? 'API key (if it wants one)' : 'API key'}
          name="modelKey"
          type="password"
          autoComplete="off"
          placeholder={isKept ? (model?.masked ?? '') : `${kind.keyPrefix ?? ''}...`}
          hint={isKept ? 'Leave it empty to keep the saved key.' : <KeyPage page={kind.keyPage} />}
          value={draft.key}
          error={problems.key}
          onChange={(key) => change({ key })}
        />
      )}
      <TextField
        label={kind.address === null ? 'Address' : 'Address (leave it empty for the usual one)'}
        name="address"
        type="url"
        placeholder={kind.addressExample}
        value={draft.address}
        error={problems.address}
        onChange={(address) => change({ address })}
      />
    </>
  );
}

function ModelFields({ form }: Fields) {
  const { draft, problems, listed, isListing, change, listModels } = form;
  const kind = providerForm(draft.kind);
  return (
    <>
      <div className={styles.modelField}>
        <TextField
          label={kind.modelLabel}
          name="model"
          autoComplete="off"
          value={draft.model}
          error={problems.model}
          suggestions={listed.filter(({ embeds }) => !embeds).map(({ id }) => id)}
          hint={listed.length > 0 ? countWords(listed.length) : modelHint(kind.listsModels)}
          onChange={(chosen) => change({ model: chosen })}
        />
        {kind.listsModels && (
          <div className={settings.actions}>
            <Button size="sm" busy={isListing} busyLabel="Asking..." onClick={listModels}>
              List its models
            </Button>
          </div>
        )}
      </div>
      {kind.embeds && (
        <TextField
          label="Embedding model (optional)"
          name="embeddingModel"
          autoComplete="off"
          value={draft.embeddingModel}
          suggestions={listed.filter(({ embeds }) => embeds).map(({ id }) => id)}
          hint="Left empty, the built-in engine finds tools, at no cost."
          onChange={(embeddingModel) => change({ embeddingModel })}
        />
      )}
    </>
  );
}

function KeyPage({ page }: { page: string | undefined }) {
  return page ? (
    <>
      You can make one at{' '}
      <a href={page} target="_blank" rel="noreferrer">
        {new URL(page).host}
      </a>
      .
    </>
  ) : null;
}

function countWords(count: number): string {
  return count === 1 ? 'It has one model.' : `It has ${count} models: type to choose one.`;
}

function modelHint(listsModels: boolean): string {
  return listsModels ? 'Its own name, as the provider writes it.' : 'The name of your deployment.';
}
