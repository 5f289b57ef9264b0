import { EnvelopeError, type SecretBox } from './secret-box.ts';

type Sealed = { row: string; owner: string; envelope: string };

/** A table that keeps envelopes. */
export type SealedTable = {
  table: string;
  /** Pieces where there may be too much for one answer. */
  all(): Promise<Sealed[]> | AsyncIterable<Sealed>;
  /** Puts a new envelope in place of the one that was read, and of no other. */
  replace(row: string, from: string, to: string): Promise<void>;
};

/** `lost` counts the envelopes that no key of this server opens. They stay as they are: the key may come back. */
export type Resealed = { resealed: number; lost: number };

/** Seals again what a previous key sealed, so that the previous key can be dropped. */
export async function reencryptSecrets(
  secrets: SecretBox,
  { table, all, replace }: SealedTable,
): Promise<Resealed> {
  const done = { resealed: 0, lost: 0 };
  for await (const { row, owner, envelope } of await all()) {
    if (!secrets.isStale(envelope)) continue;
    const place = { table, row, owner };
    const plain = openOrNull(secrets, envelope, place);
    if (plain === null) {
      done.lost += 1;
    } else {
      await replace(row, envelope, secrets.seal(plain, place));
      done.resealed += 1;
    }
  }
  return done;
}

function openOrNull(
  secrets: SecretBox,
  envelope: string,
  place: Parameters<SecretBox['open']>[1],
): string | null {
  try {
    return secrets.open(envelope, place);
  } catch (error) {
    if (error instanceof EnvelopeError) return null;
    throw error;
  }
}
