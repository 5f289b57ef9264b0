import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readerDataFolder } from '../reader/src/data-folder.ts';
import { contrastDatabases, partOf, questionDatabases, questionsOf } from './read-questions.ts';

const textOf = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const card = textOf('reader/CARD.md');
const weights = JSON.parse(readFileSync(`${readerDataFolder}/reader.json`, 'utf8')) as {
  settings: { seed: string };
  figures: { exact: Record<string, [number, number]> };
};

describe('the model can be made again', () => {
  test('[M06] the weights say with which settings and seed they were made', () => {
    for (const name of ['seed', 'mix', 'dropout', 'encoder_rate', 'rate', 'consistency']) {
      expect(weights.settings, name).toHaveProperty(name);
    }
  });

  test('[M06] the card names the run that ships, its seed and its exact matches', () => {
    const shipped = card.split('\n').filter((line) => line.startsWith('| ') && line.includes('; shipped'));
    const share = 100 * (weights.figures.exact['source own']?.[0] ?? 0);
    expect(shipped).toHaveLength(1);
    expect(shipped[0]).toContain(`seed ${weights.settings.seed}`);
    expect(shipped[0]).toContain(`${share.toFixed(1)} %`);
  });

  test('[M06] the card names data, licences and limits', () => {
    for (const name of ['Spider', 'Spider-Syn', 'MachineSpider', 'WikiSQL', 'MiniLM']) {
      expect(card).toMatch(new RegExp(`\\| ${name}\\b.*(CC BY|MIT|Apache|BSD)`));
    }
    expect(card).toContain('## Limits');
  });

  test('[M06] the set has as many databases and questions as it says', () => {
    const said = textOf('training/questions/README.md');
    const databases = questionDatabases();
    const parts = (part: string) => databases.filter((name) => partOf(name) === part).length;
    const questions = databases.flatMap(questionsOf);
    const unanswerable = questions.filter(({ sql, readings }) => sql === null && readings === undefined);
    const ambiguous = questions.filter(({ sql, readings }) => sql === null && readings !== undefined);
    const inWords = (count: number) => count.toLocaleString('en-US');
    expect(said).toContain(`of ${inWords(databases.length)} databases ${parts('training')} are for training`);
    expect(said).toContain(`${parts('tuning')} for tuning, ${parts('held out')} are held out`);
    expect(said).toContain(`${inWords(questions.length)} questions in all`);
    expect(said).toContain(
      `${inWords(unanswerable.length)} of them without an answer and ${inWords(ambiguous.length)} ambiguous`,
    );
  });

  test('what was written in contrasts is there, and is trained on', () => {
    const databases = new Set(questionDatabases());
    for (const name of contrastDatabases()) {
      expect(databases).toContain(name);
      expect(partOf(name)).toBe('training');
    }
  });
});
