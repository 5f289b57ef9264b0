import { toolMessages } from '@parley/contract/tools';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { SuggestionRun } from '../../model/suggestion-run.ts';

type SuggestionRunFailureProps = { run: SuggestionRun | null; onBuiltin: () => void; onRetry: () => void };

export function SuggestionRunFailure({ run, onBuiltin, onRetry }: SuggestionRunFailureProps) {
  if (!run?.failure) return null;
  const { message, offerBuiltin } = run.failure;
  return (
    <Notice
      tone="error"
      action={
        offerBuiltin ? (
          <Button onClick={onBuiltin}>Use the built-in engine instead</Button>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    >
      {toolMessages.suggestFailed(message)}
    </Notice>
  );
}
