import type { Chip } from '@parley/contract/ask';
import { parameterLabel } from '../../../../lib/results/parameter-label.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { chipLabel, chipValue } from '../../model/texts/chip-text.ts';

type MissingParametersNoticeProps = { chips: readonly Chip[]; missing: readonly string[]; what: string };

/** What has to be chosen before anything runs; of a value that no row has, that the answer would be empty. */
export function MissingParametersNotice({ chips, missing, what }: MissingParametersNoticeProps) {
  const notFound = chips.filter((chip) => chip.notFound);
  if (notFound.length === 0) {
    return (
      <Notice tone="info">
        {what} needs {missing.length === 1 ? 'one more value' : 'more values'}: choose{' '}
        {missing.map((name) => parameterLabel(name)).join(', ')} above and it runs.
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      title={notFound.map((chip) => `No row has ‘${chipValue(chip)}’ as ${chipLabel(chip)}.`).join(' ')}
    >
      With it the answer would be empty. Choose another value above, or apply it as it is.
    </Notice>
  );
}
