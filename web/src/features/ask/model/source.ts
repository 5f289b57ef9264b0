/** A database that can be asked. */
export type AskSource = { id: string; name: string; family: string };
