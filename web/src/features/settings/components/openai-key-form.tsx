import { apiKeyMessages, saveApiKeyInput } from '@parley/contract/ai/openai-api-key';
import { type SubmitEvent, useState } from 'react';
import { isSignedOut } from '../../../lib/api/api-failure.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useSaveOpenAiKey, useVerifyOpenAiKey } from '../requests/use-openai-key.ts';
import styles from './settings.module.css';

type OpenAiKeyFormProps = { replacing: boolean };

export function OpenAiKeyForm({ replacing }: OpenAiKeyFormProps) {
  const [key, setKey] = useState('');
  const [error, setError] = useState<string>();
  const save = useSaveOpenAiKey();
  const verify = useVerifyOpenAiKey();
  const fail = (failure: unknown) => setError(failureText(failure));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = checkKey(key);
    setError(checked.error);
    if (checked.error !== undefined) return;
    save.mutate(checked.key, {
      onError: fail,
      onSuccess: () => {
        setKey('');
        notify.success('API key saved.');
      },
    });
  };

  const verifyTyped = () => {
    const checked = key.trim() === '' ? { error: apiKeyMessages.nothingToVerify } : checkKey(key);
    setError(checked.error);
    if (checked.error !== undefined) return;
    verify.mutate(checked.key, {
      onError: fail,
      onSuccess: ({ note }) => notify.success(note ?? 'This key works.'),
    });
  };

  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate aria-label="OpenAI API key">
      <TextField
        label={replacing ? 'Replace with another key' : 'API key'}
        name="openaiKey"
        type="password"
        autoComplete="off"
        placeholder="sk-..."
        value={key}
        error={error}
        onChange={(value) => {
          setKey(value);
          setError(undefined);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Saving...">
          {replacing ? 'Replace key' : 'Save key'}
        </Button>
        <Button busy={verify.isPending} busyLabel="Verifying..." onClick={verifyTyped}>
          Verify
        </Button>
      </div>
    </form>
  );
}

type CheckedKey = { key: string; error?: undefined } | { key?: undefined; error: string };

function checkKey(typed: string): CheckedKey {
  const parsed = saveApiKeyInput.safeParse({ key: typed });
  if (parsed.success) return { key: parsed.data.key };
  return { error: parsed.error.issues[0]?.message ?? apiKeyMessages.format };
}

function failureText(failure: unknown): string {
  return isSignedOut(failure) ? apiKeyMessages.signedOut : errorMessage(failure);
}
