import type { ChartKind } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query-result';
import { Download } from 'iconoir-react';
import { useMemo, useState } from 'react';
import { alignGridColumns } from '../../../../../lib/results/align-grid-columns.ts';
import { fileNameOf, resultAsCsv, resultAsJson } from '../../../../../lib/results/result-as-csv-or-json.ts';
import { saveTextFile } from '../../../../../lib/results/save-text-file.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { CopyButton } from '../../../../../ui/actions/copy-button.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { VirtualGrid } from '../../../../../ui/data/virtual-grid.tsx';
import { countText } from '../../../../../ui/locale-format.ts';
import type { Answer } from '../../../model/answer-state.ts';
import { singleNumberAnswer } from '../../../model/single-number-answer.ts';
import { AnswerChart } from './answer-chart.tsx';
import { DownloadAllRows } from './download-all-rows.tsx';
import styles from './result-panel.module.css';
import { SingleNumberView } from './single-number-view.tsx';

const chartNames: Readonly<Record<ChartKind, string>> = {
  line: 'Line',
  bar: 'Bars',
  share: 'Shares',
  scatter: 'Points',
};

type View = ChartKind | 'table';
type ResultPanelProps = { answer: Answer; result: QueryResult; stale: boolean; isRaw: boolean };

export function ResultPanel({ answer, result, stale, isRaw }: ResultPanelProps) {
  const { execution } = answer;
  const chart = isRaw ? null : answer.chart;
  const kinds = chart?.fits ?? [];
  const [chosen, setChosen] = useState<View | null>(null);
  const view: View =
    chosen && (chosen === 'table' || kinds.includes(chosen)) ? chosen : (kinds[0] ?? 'table');
  // The same as long as the rows are: other columns would have every row of the table drawn anew.
  const columns = useMemo(() => alignGridColumns(result.columns), [result]);
  const figure = isRaw ? null : singleNumberAnswer(result, chart);
  const name = answer.tool?.name ?? answer.question;
  const rowCount = execution?.rowCount ?? result.rows.length;
  const isPart = result.truncated !== null || result.rows.length < rowCount;
  const file = (format: 'csv' | 'json') =>
    format === 'csv'
      ? saveTextFile(`${fileNameOf(name)}.csv`, resultAsCsv(result), 'text/csv')
      : saveTextFile(`${fileNameOf(name)}.json`, resultAsJson(result), 'application/json');
  return (
    <section className={classNames(styles.panel, stale && styles.stale)} aria-label="Result">
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {rowsText(result, rowCount)}
        </p>
        {kinds.length > 0 && (
          <fieldset className={styles.views} aria-label="Show as">
            {[...kinds, 'table' as const].map((kind) => (
              <button key={kind} type="button" aria-pressed={view === kind} onClick={() => setChosen(kind)}>
                {kind === 'table' ? 'Table' : chartNames[kind]}
              </button>
            ))}
          </fieldset>
        )}
        {result.rows.length > 0 && (
          <span className={styles.files}>
            <CopyButton text={() => resultAsCsv(result)} label="Copy" />
            <Button size="sm" icon={<Download width={15} height={15} />} onClick={() => file('csv')}>
              CSV
            </Button>
            <Button size="sm" icon={<Download width={15} height={15} />} onClick={() => file('json')}>
              JSON
            </Button>
            {isPart && <DownloadAllRows answer={answer} name={name} />}
          </span>
        )}
      </div>
      {figure && <SingleNumberView figure={figure} />}
      {chart && view !== 'table' ? (
        <AnswerChart answer={answer} kind={view} chart={chart} result={result} />
      ) : (
        (chart || !figure) &&
        result.rows.length > 0 && (
          <VirtualGrid caption={`Result of ${name}`} columns={columns} rows={result.rows} />
        )
      )}
    </section>
  );
}

function rowsText({ rows, truncated }: QueryResult, rowCount: number): string {
  if (rowCount === 0) return 'No rows';
  const count = rowCount === 1 ? '1 row' : `${countText(rowCount)} rows`;
  if (truncated === 'rows') return `The first ${count}; there are more`;
  if (truncated === 'bytes') return `The first ${count}; more would be too much to show at once`;
  return rows.length < rowCount ? `${count}, the first ${countText(rows.length)} kept` : count;
}
