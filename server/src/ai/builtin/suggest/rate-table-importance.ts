import { splitWords } from '../naming/split-words.ts';
import type { Model, TableModel, TableRole } from './schema-model-types.ts';

const byRole: Record<TableRole, number> = {
  event: 1,
  entity: 0.9,
  line: 0.85,
  lookup: 0.45,
  join: 0.3,
  log: 0.35,
  view: 0.3,
  technical: 0.03,
};

const business = new Set(
  `customer client user member account order sale invoice payment product item subscription booking reservation
  ticket project task employee patient student course campaign lead deal rental film shipment post article event
  company organization supplier vendor kunde bestellung rechnung artikel cliente pedido producto factura`.split(
    /\s+/,
  ),
);

/** How much a table matters, by what the whole schema tells of it; 1 is much. */
export function rateTableImportance(model: Model, systemDescription: string): Map<TableModel, number> {
  const spoken = new Set(splitWords(systemDescription));
  return new Map(model.tables.map((table) => [table, importance(table, spoken)]));
}

function importance(table: TableModel, spoken: ReadonlySet<string>): number {
  const links = 1 + 0.12 * Math.min(table.down.length, 5) + 0.06 * Math.min(table.up.length, 5);
  const isCore = table.words.length <= 2 && business.has(table.words.at(-1) ?? '');
  const isSpoken = [...splitWords(table.noun.many), ...table.words].some((word) => spoken.has(word));
  return (
    byRole[table.role] *
    links *
    rowFactor(table.table.rowEstimate) *
    (isCore ? 1.2 : 1) *
    (table.words.some((word) => placeWord.test(word)) ? 0.45 : 1) *
    (isSpoken ? 1.5 : 1) *
    (table.table.comment ? 1.05 : 1) *
    (table.label.length === 0 && table.time === null ? 0.6 : 1)
  );
}

/** Where things are is seldom what somebody asks for first. */
const placeWord = /^(address|city|country|state|region|location|language|currency|territory|zip|timezone)$/;

/** Nobody asks about an empty table; beyond some thousands more rows make it no more interesting. */
function rowFactor(rows: number | null): number {
  if (rows === null) return 0.9;
  if (rows <= 0) return 0.25;
  if (rows < 25) return rows < 5 ? 0.4 : 0.6;
  return Math.min(1.2, 0.6 + 0.15 * Math.log10(rows + 1));
}
