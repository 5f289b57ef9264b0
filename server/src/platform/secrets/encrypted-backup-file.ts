import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { OperatorError } from '../operator-error.ts';

const magic = Buffer.from('PARLEY BACKUP 1\n');
const saltBytes = 16;
const proofBytes = 32;
const headBytes = magic.length + saltBytes + proofBytes;
const tagBytes = 16;
const frameBytes = 65_536;
/** A guess costs a tenth of a second and 128 MB. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1_048_576 };
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

type Keys = { cipher: Buffer; proof: Buffer };

/**
 * A stream of bytes in a file that only a passphrase opens: AES-256-GCM frame by frame. The number of a frame is its
 * nonce and the last one is marked, so that frames cannot be swapped, repeated or cut off unnoticed.
 */
export async function* encryptBackup(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(saltBytes);
  const keys = await keysFor(passphrase, salt);
  yield Buffer.concat([magic, salt, keys.proof]);
  let held = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    // One frame is always held back: the last must be known to be the last.
    while (held.length > frameBytes) {
      yield sealFrame(keys, { number, isLast: false }, held.subarray(0, frameBytes));
      held = held.subarray(frameBytes);
      number += 1;
    }
  }
  yield sealFrame(keys, { number, isLast: true }, held);
}

/** What was sealed, in pieces. Throws an OperatorError that says whether the passphrase or the file is at fault. */
export async function* decryptBackupFile(file: string, passphrase: string): AsyncGenerator<Uint8Array> {
  const handle = await open(file).catch((error: Error) => {
    throw new OperatorError(`${file} cannot be read: ${error.message}.`, { cause: error });
  });
  try {
    const { size } = await handle.stat();
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const head = await read(headBytes, 0);
    if (!head.subarray(0, magic.length).equals(magic))
      throw new OperatorError(`${file} is no backup of Parley.`);
    const keys = await keysFor(passphrase, head.subarray(magic.length, magic.length + saltBytes));
    const proof = head.subarray(magic.length + saltBytes);
    if (proof.length !== proofBytes || !timingSafeEqual(proof, keys.proof))
      throw new OperatorError(`The passphrase does not open ${file}.`);
    const frame = frameBytes + tagBytes;
    for (let number = 0, position = headBytes; ; number += 1, position += frame) {
      const isLast = position + frame >= size;
      const plain = openFrame(keys, { number, isLast }, await read(frame, position));
      if (plain === undefined)
        throw new OperatorError(`${file} is damaged or cut off, ${position} bytes from its beginning.`);
      yield plain;
      if (isLast) return;
    }
  } finally {
    await handle.close();
  }
}

type Frame = { number: number; isLast: boolean };

function nonceOf({ number, isLast }: Frame): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeUIntBE(number, 6, 6);
  return nonce;
}

function sealFrame({ cipher: key }: Keys, frame: Frame, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(frame));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openFrame({ cipher: key }: Keys, frame: Frame, sealed: Buffer): Buffer | undefined {
  if (sealed.length < tagBytes) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(frame), { authTagLength: tagBytes });
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The proof tells a wrong passphrase from a damaged file, and helps nobody to guess: it costs the same. */
async function keysFor(passphrase: string, salt: Buffer): Promise<Keys> {
  const key = await derive(passphrase.normalize('NFC'), salt, 64, cost);
  const proof = createHmac('sha256', key.subarray(32)).update(magic).update(salt).digest();
  return { cipher: key.subarray(0, 32), proof };
}
