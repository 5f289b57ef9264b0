import type { Invitation } from '@parley/contract/spaces/space-api';

export type FoundInvitation = Invitation & { spaceId: string; spaceName: string };

/** `last-owner`: nothing was changed, because the space would have none. */
export type Changed = 'done' | 'not-found' | 'last-owner';

/** Why it was not shared: what holds for the space now is not what held when the answer was prepared. */
export type NotShared = 'role' | 'public-off' | 'other-marks';

export type NewSpaceEvent = {
  spaceId: string;
  person: string;
  /** 'PUT /api/tools/:id', or one of `spaceEventNames`. */
  route: string;
  /** The id in the address, where there is one. */
  subject: string | null;
  address: string;
};

export type SpaceEvent = Omit<NewSpaceEvent, 'spaceId'> & { id: string; outcome: string; doneAt: string };

export type SpaceEventsWanted = { person?: string | undefined; before?: string | undefined; limit: number };
