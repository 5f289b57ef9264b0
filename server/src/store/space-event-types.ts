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
