import type { ColumnKind } from '@parley/contract/database-schema';
import type { ResultColumn } from '@parley/contract/query-result';
import type { FieldPacket } from 'mysql2';
import mysql from 'mysql2';

const { Types } = mysql;
const binaryCharset = 63;
const flags = { unsigned: 32, zerofill: 64, enumeration: 256, set: 2_048 };

export type Field = Required<
  Pick<FieldPacket, 'name' | 'columnType' | 'columnLength' | 'characterSet' | 'decimals'>
> &
  Pick<FieldPacket, 'extendedFormat' | 'extendedTypeName'> & { flags: number };

type Named = { type: string; kind: ColumnKind };

const types: Readonly<Record<number, Named>> = {
  [Types.DECIMAL]: { type: 'decimal', kind: 'number' },
  [Types.NEWDECIMAL]: { type: 'decimal', kind: 'number' },
  [Types.TINY]: { type: 'tinyint', kind: 'integer' },
  [Types.SHORT]: { type: 'smallint', kind: 'integer' },
  [Types.INT24]: { type: 'mediumint', kind: 'integer' },
  [Types.LONG]: { type: 'int', kind: 'integer' },
  [Types.LONGLONG]: { type: 'bigint', kind: 'integer' },
  [Types.YEAR]: { type: 'year', kind: 'integer' },
  [Types.FLOAT]: { type: 'float', kind: 'number' },
  [Types.DOUBLE]: { type: 'double', kind: 'number' },
  [Types.DATE]: { type: 'date', kind: 'date' },
  [Types.NEWDATE]: { type: 'date', kind: 'date' },
  [Types.TIME]: { type: 'time', kind: 'time' },
  [Types.DATETIME]: { type: 'datetime', kind: 'timestamp' },
  [Types.TIMESTAMP]: { type: 'timestamp', kind: 'timestamp' },
  [Types.JSON]: { type: 'json', kind: 'json' },
  [Types.GEOMETRY]: { type: 'geometry', kind: 'binary' },
  [Types.VECTOR]: { type: 'vector', kind: 'binary' },
  [Types.BIT]: { type: 'bit', kind: 'other' },
  [Types.NULL]: { type: 'null', kind: 'other' },
  [Types.ENUM]: { type: 'enum', kind: 'enum' },
  [Types.SET]: { type: 'set', kind: 'text' },
};

export function resultColumn(field: Field): ResultColumn {
  const { type, kind } = nameOf(field);
  return {
    name: field.name,
    type: field.flags & flags.unsigned && isNumber(kind) ? `${type} unsigned` : type,
    kind,
  };
}

function nameOf(field: Field): Named {
  if (field.extendedFormat === 'json') return { type: 'json', kind: 'json' };
  if (field.extendedTypeName === 'uuid') return { type: 'uuid', kind: 'uuid' };
  if (field.flags & flags.enumeration) return { type: 'enum', kind: 'enum' };
  if (field.flags & flags.set) return { type: 'set', kind: 'text' };
  // BOOLEAN is a TINYINT of one digit; nothing else tells it apart.
  if (field.columnType === Types.TINY && field.columnLength === 1)
    return { type: 'tinyint(1)', kind: 'boolean' };
  return types[field.columnType] ?? textOrBytes(field);
}

function textOrBytes({ columnType, characterSet }: Field): Named {
  const isLong = columnType >= Types.TINY_BLOB && columnType <= Types.BLOB;
  if (characterSet === binaryCharset) return { type: isLong ? 'blob' : 'varbinary', kind: 'binary' };
  return { type: isLong ? 'text' : columnType === Types.STRING ? 'char' : 'varchar', kind: 'text' };
}

function isNumber(kind: ColumnKind): boolean {
  return kind === 'integer' || kind === 'number';
}

export function isZerofilled(field: Field): boolean {
  return (field.flags & flags.zerofill) !== 0;
}
