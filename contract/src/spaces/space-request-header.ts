/** Which space a request is about; without it, the personal one. */
export const spaceHeader = 'parley-space';
