import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/** Where a secret lives. An envelope opened under another place or owner fails: rows cannot be swapped. */
export type SecretPlace = { table: string; row: string; owner: string };

export type SecretBox = {
  seal(plain: string, place: SecretPlace): string;
  open(envelope: string, place: SecretPlace): string;
  /** True when the envelope was sealed with a previous key and is due to be sealed again. */
  isStale(envelope: string): boolean;
  /** A key for another purpose, so that one configured key never serves two algorithms. */
  derive(purpose: string): string;
};

/** Raised for any envelope that cannot be opened; it never says which part was wrong. */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError';
}

type Key = { id: string; bytes: Buffer };

/**
 * AES-256-GCM with a random nonce: `v1.<key id>.<nonce>.<ciphertext and tag>`.
 * New envelopes use the current key; previous keys only open.
 */
export function createSecretBox(current: string, previous: string[] = []): SecretBox {
  const sealing = toKey(current);
  const keys = new Map([...previous.map(toKey), sealing].map((key) => [key.id, key]));
  return {
    seal: (plain, place) => seal(sealing, plain, place),
    open: (envelope, place) => open(keys, envelope, place),
    isStale: (envelope) => envelope.split('.')[1] !== sealing.id,
    derive: (purpose) => stretch(current, purpose).toString('base64url'),
  };
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
