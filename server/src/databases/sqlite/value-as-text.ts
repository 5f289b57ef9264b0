import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { BoundValue } from '../../guard/approved-sql.ts';

/** A value as SQLite writes it; blobs in hexadecimal, as PostgreSQL shows its own. */
export function textOf(value: SQLOutputValue): string | null {
  if (value === null) return null;
  if (typeof value === 'number') return realText(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return value.toString();
  return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
}

/** Known before the text is made: a blob doubles on its way to text. */
export function textBytes(value: SQLOutputValue): number {
  if (value === null) return 4;
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number' || typeof value === 'bigint') return 20;
  return 2 + value.byteLength * 2;
}

export function storageClass(value: SQLOutputValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'bigint') return 'INTEGER';
  if (typeof value === 'number') return 'REAL';
  return typeof value === 'string' ? 'TEXT' : 'BLOB';
}

/** The fewest digits that are this number and no other, in SQLite's notation: a real always has a point. */
export function realText(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'Inf' : '-Inf';
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e17)) return scientific(value);
  return Number.isInteger(value) ? `${BigInt(value)}.0` : String(value);
}

function scientific(value: number): string {
  const [digits = '', power = ''] = value.toExponential().split('e');
  const exponent = power.slice(1).padStart(2, '0');
  return `${digits.includes('.') ? digits : `${digits}.0`}e${power.slice(0, 1)}${exponent}`;
}

const largestInteger = 2n ** 63n - 1n;

export function inputOf(value: BoundValue): SQLInputValue {
  switch (value.type) {
    case 'null':
      return null;
    case 'boolean':
      return value.value ? 1n : 0n;
    case 'integer':
      return integerInput(BigInt(value.text.replace(/^\+/, '')));
    case 'number':
      return Number(value.text);
    case 'list':
      throw new Error('A list reached an engine that has no arrays.');
    default:
      return value.text;
  }
}

/** SQLite keeps 64 bits; a larger whole number is a real there, written in SQL as well as bound. */
function integerInput(value: bigint): SQLInputValue {
  return value > largestInteger || value < -largestInteger - 1n ? Number(value) : value;
}
