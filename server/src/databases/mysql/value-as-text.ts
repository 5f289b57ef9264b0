import mysql from 'mysql2';
import type { Field } from './result-columns.ts';
import { isZerofilled } from './result-columns.ts';

const { Types } = mysql;

export type ToText = (value: unknown) => string;

/**
 * How a column's values, read in binary, are written as the server itself would write them. Bytes become \x and
 * hexadecimal digits, bits a row of 0 and 1, as PostgreSQL spells them.
 */
export function textOf(field: Field): ToText {
  switch (field.columnType) {
    case Types.FLOAT:
      return (value) => floating(asFloat(Number(value), field.decimals), field.decimals);
    case Types.DOUBLE:
      return (value) => floating(Number(value), field.decimals);
    case Types.TIME:
    case Types.DATETIME:
    case Types.TIMESTAMP:
      return (value) => withFraction(String(value), field.decimals);
    case Types.YEAR:
      return (value) => String(value).padStart(4, '0');
    case Types.BIT:
      return (value) => bits(value as Buffer, field.columnLength);
    default:
      return isZerofilled(field) ? (value) => String(value).padStart(field.columnLength, '0') : plain;
  }
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value);
}

/** Parsed into objects by the driver unless it is told to hand over the bytes. */
export function needsBytes(field: Field): boolean {
  return field.columnType === Types.GEOMETRY || field.columnType === Types.VECTOR;
}

const mostPlainDigits = 15;
/** The wire's way to say that a floating-point column has no fixed number of decimals. */
const anyDecimals = 31;

/** Of four bytes the server shows six digits, unless the column says how many. */
function asFloat(value: number, decimals: number): number {
  return decimals < anyDecimals ? value : Number(value.toPrecision(6));
}

function floating(value: number, decimals: number): string {
  if (decimals < anyDecimals) return value.toFixed(decimals);
  const [digits = '', power = '0'] = value.toExponential().split('e');
  const exponent = Number(power);
  if (exponent >= mostPlainDigits || exponent < -mostPlainDigits) return `${digits}e${exponent}`;
  return exponent < 0 ? value.toFixed(digits.replace(/[-.]/g, '').length - 1 - exponent) : String(value);
}

/** The wire leaves out a fraction of zero; the server writes it. */
function withFraction(text: string, decimals: number): string {
  if (decimals === 0 || decimals > 6) return text;
  const [whole = '', fraction = ''] = text.split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
}

function bits(bytes: Buffer, length: number): string {
  const all = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return all.slice(-length).padStart(length, '0');
}
