import type { ResultColumn } from '@parley/contract/query-result';

type GridColumn = { name: string; type: string; align: 'start' | 'end' };

/** Numbers stand at the end of their cells, so that their digits line up. */
export function alignGridColumns(columns: readonly ResultColumn[]): GridColumn[] {
  return columns.map(({ name, type, kind }) => ({
    name,
    type,
    align: kind === 'integer' || kind === 'number' ? 'end' : 'start',
  }));
}
