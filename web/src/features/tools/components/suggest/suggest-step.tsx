import { ArrowRight } from 'iconoir-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { useAutoSuggest } from '../../model/use-auto-suggest.ts';
import styles from '../steps.module.css';
import {
  GenerateSuggestionsPanel,
  type GenerateSuggestionsPanelProps,
} from './generate-suggestions-panel.tsx';

type SuggestStepProps = GenerateSuggestionsPanelProps & {
  /** The source was chosen just now: suggestions are generated without another click. */
  autoStart: boolean;
  onStarted?: () => void;
  /** What was generated without a click is there. */
  onSuggested: () => void;
  onContinue: () => void;
};

export function SuggestStep({ autoStart, onStarted, onSuggested, onContinue, ...panel }: SuggestStepProps) {
  const { suggestAndSave } = panel;
  const { picked, suggestions, isRunning } = suggestAndSave;
  useAutoSuggest({ suggestAndSave, enabled: autoStart, onStarted, onSuggested });
  return (
    <div className={styles.step}>
      <GenerateSuggestionsPanel {...panel} />
      {suggestions.length > 0 && (
        <div className={styles.dock}>
          <span role="status">
            {picked.length === 1 ? '1 tool selected' : `${picked.length} tools selected`}
          </span>
          <Button variant="primary" disabled={isRunning} onClick={onContinue}>
            Continue
            <ArrowRight width={16} height={16} aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
