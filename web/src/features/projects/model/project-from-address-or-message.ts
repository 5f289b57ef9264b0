import { projectParams } from '@parley/contract/hosted-projects';
import { z } from 'zod';

/** A project somebody points at: by the address of the page, or by a message from another window. */
export type ArrivingProject = { ref: string; name: string; region: string };

const short = z.string().max(200).catch('');
const arriving = z
  .object({ project_ref: projectParams.shape.ref, project_name: short, region: short })
  .transform(({ project_ref, project_name, region }) => ({ ref: project_ref, name: project_name, region }));

export function projectFromSearch(search: URLSearchParams): ArrivingProject | null {
  return arriving.safeParse(Object.fromEntries(search)).data ?? null;
}

/** Any window can send a message; only those of the allowed origins are read. */
export function projectFromMessage(
  message: { origin: string; data: unknown },
  allowed: readonly string[],
): ArrivingProject | null {
  if (!allowed.includes(message.origin)) return null;
  return arriving.safeParse(message.data).data ?? null;
}

export function selectionPath({ ref, name, region }: ArrivingProject): string {
  return `/projects/select?${new URLSearchParams({ project_ref: ref, project_name: name, region })}`;
}
