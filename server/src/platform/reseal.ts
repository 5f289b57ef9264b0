import type { SecretBox } from './crypto.ts';

/** A table that keeps envelopes. */
export type SealedTable = {
  table: string;
  all(): Promise<{ row: string; owner: string; envelope: string }[]>;
  /** Puts a new envelope in place of the one that was read, and of no other. */
  replace(row: string, from: string, to: string): Promise<void>;
};

/** Seals again what a previous key sealed, so that the previous key can be dropped. */
export async function reseal(secrets: SecretBox, { table, all, replace }: SealedTable): Promise<number> {
  const stale = (await all()).filter(({ envelope }) => secrets.isStale(envelope));
  for (const { row, owner, envelope } of stale) {
    const place = { table, row, owner };
    await replace(row, envelope, secrets.seal(secrets.open(envelope, place), place));
  }
  return stale.length;
}
