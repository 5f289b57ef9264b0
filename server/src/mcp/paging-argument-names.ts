/** Arguments of ours beside a tool's own. A parameter of the same name is the tool's. */
export const limitName = '_limit';
export const cursorName = '_cursor';
