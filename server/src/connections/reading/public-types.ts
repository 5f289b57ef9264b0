import type {
  CustomSchema,
  PrivilegesOutput,
  scanOutput,
  tableDataInput,
  tableDataOutput,
} from '@parley/contract/connections';
import type { ColumnMark, DatabaseSchema, MarkChange, MarkProposal } from '@parley/contract/database-schema';
import type { RowRules } from '@parley/contract/spaces/row-rules-and-groups';
import type { z } from 'zod';
import type { Owner } from '../../store/acting-member.ts';
import type { ConnectionRequest } from '../opening/database-access.ts';
import type { RequestContext } from '../running/public-types.ts';

/** Which columns of a connection are personal or secret: what people say, and what looks like it. */
export type ColumnMarkService = {
  list(owner: Owner, id: string): Promise<ColumnMark[]>;
  change(owner: Owner, id: string, changes: readonly MarkChange[]): Promise<ColumnMark[]>;
  /** Columns that nobody has decided about. */
  proposals(asking: ConnectionRequest): Promise<MarkProposal[]>;
};

/** Which rows of a connection askers may read, as admins say it. */
export type RowRuleService = {
  list(owner: Owner, connectionId: string): Promise<RowRules>;
  /** All of them at once: a rule that names nothing in the schema would protect nothing, and is refused. */
  set(owner: Owner, connectionId: string, rules: RowRules): Promise<RowRules>;
};

export type SchemaService = {
  /** Reads the structure from the database and keeps it. `changes` is null the first time. */
  scan(asking: ConnectionRequest): Promise<Scan>;
  show(owner: Owner, id: string): Promise<Shown>;
  saveCustom(owner: Owner, id: string, custom: CustomSchema): Promise<Shown>;
  /** One page of a table's rows. It leaves a record, as every statement does. */
  tableData(context: RequestContext, input: TableDataInput): Promise<TableData>;
  privileges(asking: ConnectionRequest): Promise<PrivilegesOutput>;
};

export type Scan = z.infer<typeof scanOutput>;

type Shown = { schema: DatabaseSchema | null; custom: CustomSchema | null };

export type TableDataInput = z.infer<typeof tableDataInput>;

export type TableData = z.infer<typeof tableDataOutput>;
