import { createWriteStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { pipeline as pipe } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OperatorError } from '../platform/operator-error.ts';
import { decryptBackupFile, encryptBackup } from '../platform/secrets/encrypted-backup-file.ts';
import type { Row } from '../store/database/snapshot.ts';

/** What a backup holds, one record a line, in this order. */
export type BackupRecord =
  | {
      kind: 'start';
      format: 1;
      parley: string;
      engine: string;
      createdAt: string;
      migrations: readonly string[];
    }
  | { kind: 'key'; key: string }
  | { kind: 'rows'; table: string; rows: readonly Row[] }
  /** Pieces of one file follow each other. */
  | { kind: 'file'; profileId: string; uploadId: string; data: Uint8Array }
  | { kind: 'end'; rows: number; files: number };

const bytesMark = '$bytes';

export async function writeBackup(
  file: string,
  passphrase: string,
  records: AsyncIterable<BackupRecord>,
): Promise<void> {
  const lines = async function* () {
    for await (const record of records) yield `${JSON.stringify(plain(record))}\n`;
  };
  await pipe(
    Readable.from(lines()),
    createGzip(),
    (source) => encryptBackup(source, passphrase),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
}

export async function* readBackup(file: string, passphrase: string): AsyncGenerator<BackupRecord> {
  const unzipped = createGunzip();
  // A failure reaches whoever reads `unzipped`.
  pipeline(Readable.from(decryptBackupFile(file, passphrase)), unzipped, () => undefined);
  let last: BackupRecord | undefined;
  for await (const line of linesIn(unzipped)) {
    // Written by Parley and read whole: the seal vouches for the form.
    last = JSON.parse(line, revive) as BackupRecord;
    if (last.kind === 'start' && last.format !== 1)
      throw new OperatorError(
        `${file} was written by a newer Parley (${last.parley}). Restore it with that one.`,
      );
    yield last;
  }
  if (last?.kind !== 'end') throw new OperatorError(`${file} is not complete.`);
}

async function* linesIn(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]).toString('utf8');
      parts = [];
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
  }
}

/** JSON knows no bytes; dates become text by themselves. */
function plain(record: BackupRecord): unknown {
  if (record.kind === 'file') return { ...record, data: marked(record.data) };
  if (record.kind !== 'rows') return record;
  const toPlain = (row: Row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? marked(value) : value]),
    );
  return { ...record, rows: record.rows.map(toPlain) };
}

function marked(bytes: Uint8Array): unknown {
  return { [bytesMark]: Buffer.from(bytes).toString('base64') };
}

function revive(_: string, value: unknown): unknown {
  const isMarked = typeof value === 'object' && value !== null && bytesMark in value;
  return isMarked ? Buffer.from(String(value[bytesMark]), 'base64') : value;
}
