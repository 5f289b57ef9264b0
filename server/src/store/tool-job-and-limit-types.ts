import type { PlanName } from '@parley/contract/accounts/plans';
import type { Toolset } from '@parley/contract/agent-access';
import type { ToolToSave } from '@parley/contract/tools';
import type { Owner } from './acting-member.ts';

/** How many tools the plan allows, and how many there are; `most` is null where plans limit nothing. */
export type Places = { used: number; most: number | null; plan: PlanName };

export type FullPlaces = Places & { most: number };

export function isFull(places: Places): places is FullPlaces {
  return places.most !== null && places.used >= places.most;
}

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

export type ToolsetContent = Pick<Toolset, 'name' | 'description' | 'toolIds'>;
