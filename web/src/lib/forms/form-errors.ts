import { ApiFailure } from '../api/api-failure.ts';
import { errorMessage } from '../api/error-message.ts';

export type FormErrors = { fields: Record<string, string>; summary: string[] };

export const noErrors: FormErrors = { fields: {}, summary: [] };

type Issue = { path: PropertyKey[]; message: string };

/** A sentence about the form as a whole would only be repeated beside each empty field. */
const BESIDE_AN_EMPTY_FIELD = 'Required.';

/** The first thing wrong with each field, and each different sentence once for the summary. */
export function formErrorsOf(issues: Issue[], wholeForm: string): FormErrors {
  const firsts = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!firsts.has(field)) firsts.set(field, message);
  }
  const fields = [...firsts].map(([field, message]) => [
    field,
    message === wholeForm ? BESIDE_AN_EMPTY_FIELD : message,
  ]);
  return { fields: Object.fromEntries(fields), summary: [...new Set(firsts.values())] };
}

export function failureErrors(error: unknown): FormErrors {
  const fields = error instanceof ApiFailure ? error.fields : {};
  return { fields, summary: [errorMessage(error)] };
}
