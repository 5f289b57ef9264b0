import type { Dialect } from '@parley/contract/database-schema';

/** A database that tools are made for, as far as their screens need to know it. */
export type ConnectedSource = { id: string; name: string; dialect: Dialect };
