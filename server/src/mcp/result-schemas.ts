/** Rows as arrays in the order of the columns: names are said once. */
export const pageSchema = {
  type: 'object',
  properties: {
    columns: { type: 'array', items: { type: 'object' } },
    rows: { type: 'array', items: { type: 'array', items: { type: ['string', 'null'] } } },
    row_count: { type: 'integer' },
    truncated: { type: 'boolean' },
    cursor: { type: ['string', 'null'] },
  },
  required: ['columns', 'rows', 'row_count', 'truncated', 'cursor'],
} as const;

export const rehearsalSchema = {
  type: 'object',
  properties: {
    rehearsal_id: { type: 'string' },
    rows_affected: { type: 'integer' },
    expires_at: { type: 'string' },
  },
  required: ['rehearsal_id', 'rows_affected', 'expires_at'],
} as const;
