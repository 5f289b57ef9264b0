/** One name for a table wherever one is needed: the contract's `schema.table`, or the bare name. */
export function tableId({ schema, name }: { schema: string; name: string }): string {
  return schema === '' ? name : `${schema}.${name}`;
}
