import type { Tree } from '../../sql/parse-postgres.ts';

/**
 * The guard's grammar is that of PostgreSQL 18. On an older server these words are no syntax but the names of ordinary
 * functions (a polyfill of JSON_VALUE, say), or of types, so they are looked up like any other name on every version.
 */
const byNode: Readonly<Record<string, readonly string[]>> = {
  JsonObjectConstructor: ['json_object'],
  JsonArrayConstructor: ['json_array'],
  JsonArrayQueryConstructor: ['json_array'],
  JsonObjectAgg: ['json_objectagg'],
  JsonArrayAgg: ['json_arrayagg'],
  JsonParseExpr: ['json'],
  JsonScalarExpr: ['json_scalar'],
  JsonSerializeExpr: ['json_serialize'],
  JsonTable: ['json_table'],
  MergeSupportFunc: ['merge_action'],
  RangeTableFunc: ['xmltable'],
};

const byOperation: Readonly<Record<string, string>> = {
  JSON_VALUE_OP: 'json_value',
  JSON_QUERY_OP: 'json_query',
  JSON_EXISTS_OP: 'json_exists',
};

export function olderFunctionNamesOfSyntax(type: string, node: Tree): readonly string[] {
  if (type === 'JsonFuncExpr') return [byOperation[String(node.op)] ?? []].flat();
  // JSON_OBJECT is the system's own in this grammar, also where it is called like any other function.
  if (type === 'FuncCall' && JSON.stringify(node.funcname).includes('"json_object"')) return ['json_object'];
  // NORMALIZE and IS NORMALIZED came with version 13.
  if (type === 'FuncCall' && node.funcformat === 'COERCE_SQL_SYNTAX') {
    const called = JSON.stringify(node.funcname);
    return called.includes('"normalize"') ? ['normalize'] : [];
  }
  return Object.hasOwn(byNode, type) ? (byNode[type] ?? []) : [];
}
