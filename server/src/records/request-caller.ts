import type { ExecutionDoor } from '@parley/contract/ask';
import type { Owner } from '../store/acting-member.ts';

/** Who asks for a statement, and through which door. */
export type Origin = {
  owner: Owner;
  door: ExecutionDoor;
  /** The name of the token or agent; null: the person in their own browser. */
  caller: string | null;
};
