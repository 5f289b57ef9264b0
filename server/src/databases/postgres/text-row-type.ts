export type Row = (string | null)[];
