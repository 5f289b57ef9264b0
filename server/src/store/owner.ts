/** Whose records these are; it comes from the session and from nowhere else. */
export type Owner = { id: string; email: string };
