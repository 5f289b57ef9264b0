import { ParleyError } from '@parley/contract/errors';
import type { PostgresCatalogue } from '../postgres/catalogue/catalogue.ts';
import { pinOperators } from '../postgres/catalogue/catalogue.ts';
import { parseRecord } from './parse-record.ts';
import { explained, type ProjectSession } from './project-session.ts';

/**
 * The catalogue as one role of the project sees it. Names mean what they mean to that role, so what the guard finds
 * out for a read comes from the role that reads, and for a write from the one that writes.
 */
export function hostedCatalogue(session: ProjectSession, access: 'read' | 'write'): PostgresCatalogue {
  let version: number | undefined;
  const read: PostgresCatalogue['read'] = async (queries, { values = [], options = {} } = {}) => {
    const parts = queries.map(({ text }) => rowsOf(pinOperators(text)));
    const text = `SELECT pg_catalog.json_build_array(${parts.join(', ')})::pg_catalog.text AS r`;
    try {
      const [answer = '[]'] = await session.all({ text, values, access }, options);
      return (JSON.parse(answer) as string[][]).map((rows) => rows.map(parseRecord));
    } catch (error) {
      throw explained(error);
    }
  };
  return {
    read,
    async serverVersion() {
      if (version !== undefined) return version;
      const [rows] = await read([{ text: settings }]);
      const [number, strings] = rows?.[0] ?? [];
      // With backslashes as escapes the server would read another statement than the guard did.
      if (strings !== 'on') throw new ParleyError('sql_refused', { values: { reason: oddStrings } });
      version = Number(number);
      return version;
    },
  };
}

const settings = `SELECT pg_catalog.current_setting('server_version_num'),
  pg_catalog.current_setting('standard_conforming_strings')`;
const oddStrings = 'this project has standard_conforming_strings turned off.';

function rowsOf(query: string): string {
  return `(SELECT COALESCE(pg_catalog.json_agg("parley row"::pg_catalog.text), '[]'::pg_catalog.json)
FROM (\n${query}\n) AS "parley row")`;
}
