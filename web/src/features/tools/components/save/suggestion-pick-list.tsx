import type { Suggestion } from '@parley/contract/tools';
import { CheckCircle } from 'iconoir-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/data/badge.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { proofRunSummary } from '../../model/proof-run-summary.ts';
import type { SuggestAndSaveTools } from '../../model/use-suggest-and-save-tools.ts';
import styles from './suggestion-pick-list.module.css';

type SuggestionPickListProps = { suggestAndSave: SuggestAndSaveTools };

/** All suggestions as short lines, to be picked from at a glance. */
export function SuggestionPickList({ suggestAndSave }: SuggestionPickListProps) {
  const { suggestions, picked, isPicked, isSaved, pick, pickAll, pickNone } = suggestAndSave;
  return (
    <section aria-label="Selected tools">
      <div className={styles.bar}>
        <h3 className={styles.title}>Choose the tools to keep</h3>
        <div className={styles.buttons}>
          <Button size="sm" variant="ghost" onClick={pickAll}>
            Select all
          </Button>
          <Button size="sm" variant="ghost" disabled={picked.length === 0} onClick={pickNone}>
            Clear
          </Button>
        </div>
      </div>
      <ul className={styles.list}>
        {suggestions.map((suggestion) => (
          <PickRow
            key={suggestion.id}
            suggestion={suggestion}
            picked={isPicked(suggestion)}
            saved={isSaved(suggestion)}
            onPick={(next) => pick(suggestion.id, next)}
          />
        ))}
      </ul>
    </section>
  );
}

type PickRowProps = {
  suggestion: Suggestion;
  picked: boolean;
  saved: boolean;
  onPick: (picked: boolean) => void;
};

function PickRow({ suggestion: { name, description, proof, type }, picked, saved, onPick }: PickRowProps) {
  return (
    <li className={styles.row}>
      <Checkbox
        label={
          <>
            <span className={styles.name}>{name}</span>
            <span className={styles.description}>{description}</span>
          </>
        }
        checked={picked || saved}
        disabled={saved}
        onChange={onPick}
      />
      <span className={styles.marks}>
        {saved && <Badge tone="success">Saved</Badge>}
        {type === 'mutation' && <Badge tone="warning">Changes data</Badge>}
        {proof && (
          <span className={styles.proof}>
            <CheckCircle width={14} height={14} aria-hidden="true" />
            {proofRunSummary(proof)}
          </span>
        )}
      </span>
    </li>
  );
}
