import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/** Where a secret lives. An envelope opened under another place or owner fails: rows cannot be swapped. */
export type SecretPlace = { table: string; row: string; owner: string };

export type SecretBox = {
  seal(plain: string, place: SecretPlace): string;
  open(envelope: string, place: SecretPlace): string;
  /** True when the envelope was sealed with a key that this server holds. */
  isKnown(envelope: string): boolean;
  /** True when the envelope was sealed with a previous key and is due to be sealed again. */
  isStale(envelope: string): boolean;
  /**
   * Keys for another purpose, so that one configured key never serves two algorithms. The first one signs; what
   * any of them signed is valid.
   */
  derive(purpose: string): DerivedKeys;
};

export type DerivedKeys = readonly [current: string, ...others: string[]];

export type SecretKeys = {
  /** Seals and signs. */
  current: string;
  /** Only open, and what they sealed is sealed again. */
  previous?: readonly string[];
  /** Opens what servers that are ahead in a rotation have sealed. */
  next?: string | undefined;
};

/** Raised for any envelope that cannot be opened; it never says which part was wrong. */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError';
}

type Key = { id: string; bytes: Buffer };

/**
 * AES-256-GCM with a random nonce: `v1.<key id>.<nonce>.<ciphertext and tag>`.
 * New envelopes use the current key; the others only open.
 */
export function createSecretBox({ current, previous = [], next }: SecretKeys): SecretBox {
  const others = [...(next === undefined ? [] : [next]), ...previous];
  const sealing = toKey(current);
  const keys = new Map([...others.map(toKey), sealing].map((key) => [key.id, key]));
  // Sealing the next key's envelopes back would undo what the servers ahead have done.
  const fresh = new Set([sealing.id, ...(next === undefined ? [] : [toKey(next).id])]);
  const deriveFrom = (secret: string, purpose: string) => stretch(secret, purpose).toString('base64url');
  return {
    seal: (plain, place) => seal(sealing, plain, place),
    open: (envelope, place) => open(keys, envelope, place),
    isKnown: (envelope) => keys.has(keyIdOf(envelope)),
    isStale: (envelope) => !fresh.has(keyIdOf(envelope)),
    derive: (purpose) => [deriveFrom(current, purpose), ...others.map((key) => deriveFrom(key, purpose))],
  };
}

function keyIdOf(envelope: string): string {
  return envelope.split('.')[1] ?? '';
}

function seal(key: Key, plain: string, place: SecretPlace): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(associated(key, place));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [version, key.id, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
}

function open(keys: Map<string, Key>, envelope: string, place: SecretPlace): string {
  const [prefix, id = '', nonce = '', body = ''] = envelope.split('.');
  const key = keys.get(id);
  if (prefix !== version || !key)
    throw new EnvelopeError('The secret was sealed with a key this server lacks.');
  const sealed = Buffer.from(body, 'base64url');
  if (sealed.length < tagBytes) throw new EnvelopeError('The sealed secret is damaged.');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, Buffer.from(nonce, 'base64url'), {
      authTagLength: tagBytes,
    })
      .setAAD(associated(key, place))
      .setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    throw new EnvelopeError('The sealed secret is damaged or belongs elsewhere.');
  }
}

function associated(key: Key, place: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([version, key.id, place.table, place.row, place.owner]));
}

function toKey(secret: string): Key {
  return {
    id: stretch(secret, 'envelope key id').toString('hex').slice(0, 8),
    bytes: stretch(secret, 'envelope'),
  };
}

function stretch(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'parley', purpose, 32));
}
