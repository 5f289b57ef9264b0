import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { BoundValue } from '../../guard/approved.ts';

/** A value as SQLite itself writes it; blobs in hexadecimal, as PostgreSQL shows its own. */
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

/** Fifteen digits where they are the number, seventeen where they are not. */
export function realText(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'Inf' : '-Inf';
  if (value === 0) return '0.0';
  const digits = Number(value.toPrecision(15)) === value ? 15 : 17;
  const [mantissa = '', exponent = '0'] = value.toExponential(digits - 1).split('e');
  const power = Number(exponent);
  const isNegative = mantissa.startsWith('-');
  const significant = mantissa.replace(/[-.]/g, '').replace(/0+$/, '');
  const text = power < -4 || power > 16 ? scientific(significant, power) : plain(significant, power);
  return isNegative ? `-${text}` : text;
}

function scientific(digits: string, power: number): string {
  const sign = power < 0 ? '-' : '+';
  const exponent = String(Math.abs(power)).padStart(2, '0');
  return `${digits.slice(0, 1)}.${digits.slice(1) || '0'}e${sign}${exponent}`;
}

function plain(digits: string, power: number): string {
  if (power < 0) return `0.${'0'.repeat(-power - 1)}${digits}`;
  const whole = digits.slice(0, power + 1).padEnd(power + 1, '0');
  return `${whole}.${digits.slice(power + 1) || '0'}`;
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
    default:
      return value.text;
  }
}

/** SQLite keeps 64 bits; a larger whole number is a real there, written in SQL as well as bound. */
function integerInput(value: bigint): SQLInputValue {
  return value > largestInteger || value < -largestInteger - 1n ? Number(value) : value;
}
