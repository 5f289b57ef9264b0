/** A database that can be asked. */
export type AskSource = { id: string; name: string; family: string };

/** Stands for no source of its own: the words of each question decide which one is asked. */
export const byQuestion = 'by-question';
