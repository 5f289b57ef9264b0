/** `last-owner`: nothing was changed, because the space would have none. */
export type Changed = 'done' | 'not-found' | 'last-owner';

/** Why it was not shared: what holds for the space now is not what held when the answer was prepared. */
export type NotShared = 'role' | 'public-off' | 'other-marks';
