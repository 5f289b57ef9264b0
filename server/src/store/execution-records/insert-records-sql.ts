import { recordColumns } from '../execution-table-row.ts';

/**
 * What a record names may have been deleted since it ran: the record stays, with the names of what is gone; of somebody
 * whose account is gone nothing does, nor of a space that is gone. One that is stored already is left as it is, so that a batch of which nobody
 * knows whether it was committed can be sent again.
 */
export function insertRecordsSql(
  expressionFor: (column: string, index: number) => string,
  from = '',
): string {
  const owners: Readonly<Record<string, string>> = {
    connection_id: 'parley_connections',
    tool_id: 'parley_tools',
    conversation_id: 'parley_conversations',
  };
  const values = recordColumns.map((column, index) => {
    const value = expressionFor(column, index);
    const table = owners[column];
    return table === undefined ? value : `(select id from ${table} where id = ${value})`;
  });
  const person = expressionFor('profile_id', recordColumns.indexOf('profile_id'));
  const space = expressionFor('space_id', recordColumns.indexOf('space_id'));
  return `insert into parley_executions (${recordColumns.join(', ')})
    select ${values.join(', ')} ${from}
    where exists (select 1 from parley_profiles where id = ${person})
    and exists (select 1 from parley_spaces where id = ${space})
    on conflict (id) do nothing`;
}
