/** The names of what may exceed a limit, each with the count that it may have. */
export type Exceptions = Readonly<Record<string, number>>;

export const sizeLimits = { filesPerFolder: 25, linesPerFunction: 80, filesPerTypeName: 2 } as const;

/** Decisions are a numbered list, which may grow. */
export const largeFolders: Exceptions = {
  'docs/decisions': 100,
};

/** A function that is too long is taken apart: there are no exceptions. */
export const longFunctions: Exceptions = {};

/** A third meaning of a name is called after its subject: there are no exceptions. */
export const sharedTypeNames: Exceptions = {};
