import { SelectField } from '../../../ui/form/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { browserLocale, useLocaleChoice } from '../../../ui/locale.ts';
import { dateIn, numberIn } from '../../../ui/locale-format.ts';
import styles from './settings.module.css';

const offered = [
  ...['en-US', 'en-GB', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'it-IT'],
  ...['nl-NL', 'sv-SE', 'pl-PL', 'pt-BR', 'ja-JP'],
];
const names = new Intl.DisplayNames(['en'], { type: 'language' });
const ofBrowser = 'browser';

/** How answers write numbers and dates. What a database holds stays as it is: tables and files show it unchanged. */
export function LocaleSettings() {
  const { choice, setChoice } = useLocaleChoice();
  const options = [
    { value: ofBrowser, label: `As in this browser: ${nameOf(browserLocale())}` },
    ...[...new Set([...offered, ...(choice ? [choice] : [])])].map((tag) => ({
      value: tag,
      label: nameOf(tag),
    })),
  ];
  return (
    <Card as="section" padding="lg" className={styles.card}>
      <div>
        <h2 className={styles.heading}>Numbers and dates</h2>
        <p className={styles.lead}>
          How answers and charts write them, and which day a week begins with. Tables and downloads show what
          the database holds, unchanged.
        </p>
      </div>
      <SelectField
        label="Written as in"
        name="locale"
        value={choice ?? ofBrowser}
        options={options}
        onChange={(value) => setChoice(value === ofBrowser ? null : value)}
        hint={`For example: ${numberIn(1_234_567.8, 'cents')} on ${dateIn(new Date(Date.UTC(2026, 10, 9)), {
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        })}`}
      />
    </Card>
  );
}

function nameOf(tag: string): string {
  return names.of(tag) ?? tag;
}
