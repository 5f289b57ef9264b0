import type { DownloadInput } from '@parley/contract/results/download-input';
import { api } from '@parley/contract/routes';
import { fetchInSpace } from '../session/current-space.ts';
import { failureFrom } from './api-client.ts';
import { ApiFailure, connectionFailure } from './api-failure.ts';

type FileSink = WritableStream<Uint8Array>;

/** What a download needs of the browser. */
type Browser = {
  fetch(path: string, init: RequestInit): Promise<Response>;
  isOnline(): boolean;
  /** Asks where the file is to go. `null`: this browser cannot write one piece by piece. */
  chooseFile(name: string): Promise<FileSink | null>;
  saveBlob(name: string, blob: Blob): void;
};

/** Whoever saves a file from a page is likely to open it in a spreadsheet, so that it never holds a formula. */
type Wanted = Omit<DownloadInput, 'spreadsheet'>;

/**
 * Saves the rows of a statement as a file, as they arrive where the browser can write files; elsewhere they are
 * gathered first. To be called from a click: a browser asks for a place only then. A file that breaks off is
 * thrown away.
 */
export async function downloadRows(
  wanted: Wanted,
  { signal, browser = thisBrowser }: { signal?: AbortSignal; browser?: Browser } = {},
): Promise<'saved' | 'called off'> {
  const name = `${wanted.file_name ?? 'results'}.${wanted.format}`;
  let hasBegun = false;
  try {
    const file = await browser.chooseFile(name);
    const body = await bodyOf(browser.fetch(api.download, requestFor(wanted, signal)), file);
    hasBegun = true;
    if (file) await body.pipeTo(file, signal ? { signal } : {});
    else browser.saveBlob(name, await new Response(body).blob());
    return 'saved';
  } catch (error) {
    if (isAbort(error)) return 'called off';
    if (error instanceof ApiFailure) throw error;
    throw connectionFailure(error, { hasBegun, isOnline: browser.isOnline() });
  }
}

async function bodyOf(asked: Promise<Response>, file: FileSink | null): Promise<ReadableStream<Uint8Array>> {
  try {
    const response = await asked;
    if (!response.ok || response.body === null) throw await failureFrom(response);
    return response.body;
  } catch (error) {
    await file?.abort();
    throw error;
  }
}

const thisBrowser: Browser = {
  fetch: fetchInSpace,
  isOnline: () => navigator.onLine,
  chooseFile,
  saveBlob,
};

function requestFor(wanted: Wanted, signal: AbortSignal | undefined): RequestInit {
  return {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...wanted, spreadsheet: true } satisfies DownloadInput),
    ...(signal ? { signal } : {}),
  };
}

/** Both a person who closes the picker and a caller's signal end in the same error. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** What the library of types does not know yet. */
type SaveFilePicker = (options: { suggestedName: string }) => Promise<{
  createWritable(): Promise<FileSink>;
}>;

async function chooseFile(name: string): Promise<FileSink | null> {
  const { showSaveFilePicker } = window as { showSaveFilePicker?: SaveFilePicker };
  const chosen = await showSaveFilePicker?.call(window, { suggestedName: name });
  return chosen ? chosen.createWritable() : null;
}

function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has only queued the download; the address must outlive it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
