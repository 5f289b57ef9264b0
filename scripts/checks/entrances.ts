/**
 * The files of a room's inner folders that other rooms may import, beside the one that is named after its folder and
 * `port.ts`. What is not listed is the room's own business, and can be changed without looking further.
 */
export const entrances: Readonly<Record<string, readonly string[]>> = {
};

/** Rooms without inner business: words for everybody, and what puts the whole server together. */
export const openRooms: readonly string[] = ['server/platform'];
