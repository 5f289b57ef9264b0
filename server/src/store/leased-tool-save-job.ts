import type { ToolToSave } from '@parley/contract/tools';
import type { Owner } from './acting-member.ts';

/** A job in the hands of one server, as long as it renews its lease. */
export type HeldJob = {
  id: string;
  owner: Owner;
  connectionId: string | null;
  lease: string;
  tools: ToolToSave[];
  /** The tool that is next. */
  position: number;
  /** How many servers have taken it up and not given it back since it last came further than ever before. */
  attempts: number;
  /** The furthest unit that any server has come to. */
  reached: number;
};

/** Another server has the job by now: whoever reads this stops. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}
