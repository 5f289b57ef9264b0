import type { Condition, Expression, LogicalQuery, Select } from '../query/logical-query.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every object inside, nested queries included, itself first. */
function objectsIn(root: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(root)) return root.flatMap(objectsIn);
  if (!isObject(root)) return [];
  return [root, ...Object.values(root).flatMap(objectsIn)];
}

/** Literals and periods have kinds too, but no expression or condition shares them. */
export type QueryNode = Expression | Condition;

export function nodesIn(root: unknown): QueryNode[] {
  return objectsIn(root).filter((one): one is QueryNode & Record<string, unknown> => 'kind' in one);
}

export function selectsIn(query: LogicalQuery): Select[] {
  return objectsIn(query).filter((one): one is Select & Record<string, unknown> => one.kind === 'select');
}
