import type { runInput, runSqlInput } from '@parley/contract/connections';
import type { Parameter, ParameterValue } from '@parley/contract/parameters';
import type { z } from 'zod';
import type { Recorder } from '../../records/execution-recorder.ts';
import type { Store } from '../../store/store.ts';
import type { FindSource } from '../find-source.ts';
import type { DatabaseAccess } from '../opening/database-access.ts';
import type { QuerySlots } from '../opening/query-slots.ts';

export type RunInput = z.infer<typeof runInput>;
/** The same with the field names of the first published API. */
export type RunSqlInput = z.infer<typeof runSqlInput>;

export type RunParts = {
  store: Pick<Store, 'rehearsals' | 'executions'>;
  databaseAccess: DatabaseAccess;
  findSource: FindSource;
  recorder: Pick<Recorder, 'read' | 'secure'>;
  /** Files on their way. They have a line of their own: one that is read slowly keeps no statement waiting. */
  downloads: QuerySlots;
};

export function statementFromRunInput({ query, parameters, values }: RunInput) {
  return { sql: query, parameters, values };
}

/** Values by name say what they are by themselves; in the end the engine decides by the place they stand in. */
export function statementFromSqlInput({ query, parameters, values }: RunSqlInput) {
  if (Array.isArray(parameters)) return { sql: query, parameters, values };
  const declared = Object.entries(parameters).map(([name, value]) => declare(name, value));
  return { sql: query, parameters: declared, values: parameters };
}

function declare(name: string, value: ParameterValue): Parameter {
  const first = Array.isArray(value) ? value[0] : value;
  return {
    name,
    type: typeOf(first),
    description: '',
    required: false,
    ...(Array.isArray(value) ? { list: true } : {}),
  };
}

function typeOf(value: unknown): Parameter['type'] {
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value !== 'number') return 'text';
  return Number.isSafeInteger(value) ? 'integer' : 'number';
}
