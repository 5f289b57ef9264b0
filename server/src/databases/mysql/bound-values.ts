import type { TypedParameterValue } from 'mysql2';
import mysql from 'mysql2';
import type { BoundValue } from '../../guard/approved-sql.ts';

const { TypedParameter } = mysql;

/**
 * Each value in the type it was declared with. A number sent for a text would match every row whose text is no
 * number, because the server would compare both as numbers.
 */
export function boundValue(value: BoundValue): TypedParameterValue | string | null {
  switch (value.type) {
    case 'null':
      return null;
    case 'integer':
      return integer(value.text);
    case 'number':
      return /e/i.test(value.text)
        ? TypedParameter.DOUBLE(value.text)
        : TypedParameter.NEWDECIMAL(value.text);
    case 'boolean':
      return TypedParameter.TINY(value.value ? 1 : 0);
    case 'timestamp':
      return inUtc(value.text);
    case 'list':
      throw new Error('A list reached an engine that has no arrays.');
    default:
      return value.text;
  }
}

const smallest = -(2n ** 63n);
const largest = 2n ** 63n - 1n;

function integer(text: string): TypedParameterValue {
  const number = BigInt(text.replace(/^\+/, ''));
  const fits = number >= smallest && number <= largest;
  return fits ? TypedParameter.LONGLONG(number) : TypedParameter.NEWDECIMAL(text);
}

/** Sessions run in UTC, and servers before MySQL 8.0.19 and MariaDB know no offsets. */
function inUtc(text: string): string {
  const [, day = '', time = '00:00', offset] = /^(.{10})[T ]?([\d:.]+)?(.*)$/.exec(text) ?? [];
  if (!offset) return `${day} ${time}`;
  const [minute = '', fraction = ''] = [time.slice(0, 8), time.slice(8)];
  const utc = new Date(`${day}T${minute}${offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  return `${utc.toISOString().slice(0, 19).replace('T', ' ')}${fraction}`;
}
