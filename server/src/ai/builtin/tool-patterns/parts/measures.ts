import { numberExpression, rounded } from '../../sql/row-and-number-expressions.ts';
import type { Place, Scope } from '../../sql/statement-scope.ts';
import type { ColumnModel, TableModel } from '../../suggest/schema-model-types.ts';

/** A number that can be added up over the rows of a table. */
export type Measure = {
  /** 'revenue', 'units sold', 'freight' */
  label: string;
  /** How it is computed, in words. */
  origin: string;
  weight: number;
  isMoney: boolean;
  /** One row's part of it. */
  value(scope: Scope, place: Place): string;
};

const sales = new Set(
  `order orders sale sales invoice invoices booking bookings reservation reservations bestellung auftrag rechnung
  verkauf pedido venta factura checkout receipt`.split(/\s+/),
);

export function isSales({ words }: TableModel): boolean {
  return words.some((word) => sales.has(word)) && !words.includes('purchase');
}

/** What can be summed in a table that records things, the most telling first. */
export function measuresOf(table: TableModel): Measure[] {
  if (table.role !== 'event' && table.role !== 'line' && table.role !== 'log') return [];
  const found = [moneyOf(table), unitsOf(table), ...furtherAmounts(table)].filter(
    (measure) => measure !== null,
  );
  return found.filter(({ label }, index) => found.findIndex((other) => other.label === label) === index);
}

const whole = /^(total|subtotal|grand|amount|revenue|sales|net|gross|betrag|summe|umsatz|importe|monto)$/;

function moneyOf(table: TableModel): Measure | null {
  const total = table.columns.find(
    ({ role, words }) => role === 'amount' && words.some((word) => whole.test(word)),
  );
  if (total) return amount(table, total, 1);
  return productOf(table);
}

/** What one row is worth: the column that tells the whole, else the only one there is. */
export function worthOf({ columns }: TableModel): ColumnModel | null {
  const amounts = columns.filter(({ role }) => role === 'amount' || role === 'price');
  const [only, ...more] = amounts.filter(({ words }) => words.some((word) => whole.test(word)));
  if (only && more.length === 0) return only;
  return amounts.length === 1 ? (amounts[0] ?? null) : null;
}

/** `amount_cents` is money all the same, a hundred times too much. */
const inCents = /^(cents?|pence)$/;

function amount(table: TableModel, column: ColumnModel, weight: number): Measure {
  const isCents = column.words.some((word) => inCents.test(word));
  return {
    label: amountLabel(table, column),
    origin: `${column.label} of ${table.noun.many}${isCents ? ' divided by 100' : ''}`,
    weight,
    isMoney: true,
    value: (scope, place) => {
      const number = numberExpression(scope, place, column);
      return isCents ? `${number} / 100.0` : number;
    },
  };
}

function amountLabel(table: TableModel, { label, words }: ColumnModel): string {
  const isWhole = words.some((word) => whole.test(word));
  if (isWhole && isSales(table)) return 'revenue';
  if (isWhole && table.words.some((word) => /^payments?$/.test(word))) return 'amount paid';
  return isWhole && words.length === 1 ? `${table.noun.one} ${label}` : label;
}

/** Quantity times price, less a discount that is a share. */
function productOf(table: TableModel): Measure | null {
  const price = table.columns.find(({ role }) => role === 'price');
  const quantity = table.columns.find(({ role }) => role === 'quantity');
  if (!price || !quantity) return null;
  const discount = table.columns.find((column) => column.role === 'percent' && isShare(column));
  return {
    label: isSales(table) ? 'revenue' : `${table.noun.one} value`,
    origin: `${quantity.label} × ${price.label}${discount ? ` less ${discount.label}` : ''} of ${table.noun.many}`,
    weight: 1,
    isMoney: true,
    value: (scope, place) => {
      const parts = [quantity, price].map((column) => numberExpression(scope, place, column));
      const rest = discount ? ` * (1 - ${numberExpression(scope, place, discount)})` : '';
      return `${parts.join(' * ')}${rest}`;
    },
  };
}

/** 0.15, not 15: only values can tell. */
function isShare({ words, profile, column }: ColumnModel): boolean {
  if (!words.some((word) => /^(discount|rabatt|descuento)$/.test(word))) return false;
  const most = Number(profile?.max ?? Number.NaN);
  return Number.isNaN(most) ? /real|float|double/i.test(column.type) : most <= 1;
}

function unitsOf(table: TableModel): Measure | null {
  const quantity = table.columns.find(({ role }) => role === 'quantity');
  if (!quantity) return null;
  return {
    label: isSales(table) ? 'units sold' : quantity.label,
    origin: `${quantity.label} of ${table.noun.many}`,
    weight: 0.8,
    isMoney: false,
    value: (scope, place) => numberExpression(scope, place, quantity),
  };
}

function furtherAmounts(table: TableModel): Measure[] {
  return table.columns
    .filter(({ role, words }) => role === 'amount' && !words.some((word) => whole.test(word)))
    .map((column) => amount(table, column, 0.35));
}

export function summed(measure: Measure, scope: Scope, place: Place): string {
  const sum = `SUM(${measure.value(scope, place)})`;
  return measure.isMoney ? rounded(sum) : sum;
}
