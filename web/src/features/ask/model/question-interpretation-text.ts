import type { Chip } from '@parley/contract/ask';

/** What was understood, with what was edited since in its words where they name it, else with a note of it. */
export function questionInterpretationText(reading: string, chips: readonly Chip[]): string {
  let words = reading;
  let isHidden = false;
  for (const { parameter, value, origin } of chips) {
    if (origin !== 'edited') continue;
    const before = parameter.default;
    const isNamed = typeof before === 'string' && before !== '' && words.includes(before);
    if (isNamed && typeof value === 'string' && value !== '') words = words.replace(before, () => value);
    else isHidden = true;
  }
  return isHidden ? `${words} (with edited values)` : words;
}
