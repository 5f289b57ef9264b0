/** Why a statement may not run, in words for the person who wrote it. */
export type Refusal = { refused: string };
