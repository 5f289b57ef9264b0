/** A value that passes through SQLite may be larger than one that leaves the child, but not without bounds. */
export const largestValue = 64 * 1_048_576;

/** What SQLite itself holds every statement to. */
export const handleLimits = {
  length: largestValue,
  // Views are stored as SQL and read under the same limit; the guard's own cap is the tighter one.
  sqlLength: 1_000_000,
  vdbeOp: 5_000_000,
  attach: 0,
  triggerDepth: 100,
};
