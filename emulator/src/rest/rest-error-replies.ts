import { Refusal } from '../http/build-reply.ts';
import type { SqlFailure } from '../projects/database-process-messages.ts';
import type { KeyRole } from '../projects/project-keys.ts';

type RestError = { code: string; message: string; details?: string | null; hint?: string | null };

export function restError(status: number, { code, message, details, hint }: RestError): Refusal {
  return new Refusal(status, { code, details: details ?? null, hint: hint ?? null, message });
}

/** PostgreSQL's own codes pass through; the status follows from the code. */
export function sqlRefusal({ code, message, detail, hint }: SqlFailure, role: KeyRole): Refusal {
  if (code === '42P01') {
    const name = /"(?:public\.)?([^"]+)"/.exec(message)?.[1] ?? '';
    return restError(404, {
      code: 'PGRST205',
      message: `Could not find the table 'public.${name}' in the schema cache`,
    });
  }
  return restError(statusOf(code, role), { code, message, details: detail ?? null, hint: hint ?? null });
}

function statusOf(code: string, role: KeyRole): number {
  if (code === '23503' || code === '23505') return 409;
  if (code === '25006') return 405;
  if (code === '42501') return role === 'anon' ? 401 : 403;
  if (code === '42883') return 404;
  if (code.startsWith('57') || code === '53400') return 500;
  if (code.startsWith('53') || code.startsWith('08')) return 503;
  return 400;
}
