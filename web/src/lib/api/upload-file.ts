import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import type { ZodType } from 'zod';
import { openSpaceId } from '../session/current-space.ts';
import { failureFrom, readOutput } from './api-client.ts';
import { ApiFailure } from './api-failure.ts';

type Upload<Output> = {
  path: string;
  file: File;
  output: ZodType<Output>;
  /** 0 to 1, as the bytes leave. */
  onProgress: (part: number) => void;
  signal?: AbortSignal;
};

/** `fetch` cannot tell how far a body has come, so this one call is made the old way. */
export async function uploadFile<Output>({ output, ...upload }: Upload<Output>): Promise<Output> {
  const response = await send(upload);
  if (!response.ok) throw await failureFrom(response);
  return readOutput({ output }, response);
}

function send({ path, file, onProgress, signal }: Omit<Upload<never>, 'output'>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('accept', 'application/json');
    if (openSpaceId !== undefined) request.setRequestHeader(spaceHeader, openSpaceId);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () =>
      reject(new ApiFailure({ code: 'unreachable', status: 0, message: 'The file could not be sent.' }));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
