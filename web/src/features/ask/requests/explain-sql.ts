import { explainSqlOutput } from '@parley/contract/ask';
import type { Dialect } from '@parley/contract/database-schema';
import { api } from '@parley/contract/routes';
import { callApi } from '../../../lib/api/call-api.ts';

export function explainSql(dialect: Dialect, sql: string) {
  return callApi({ method: 'POST', path: api.explainSql, body: { dialect, sql }, output: explainSqlOutput });
}
