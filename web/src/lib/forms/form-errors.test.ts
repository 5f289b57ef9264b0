import { authMessages, signInInput, signUpInput } from '@parley/contract/auth';
import { expect, test } from 'vitest';
import { ApiFailure } from '../api/api-failure.ts';
import { failureErrors, formErrorsOf } from './form-errors.ts';

const filled = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
  acceptTerms: true,
};

function signUpErrors(change: Partial<typeof filled>) {
  const parsed = signUpInput.safeParse({ ...filled, ...change });
  return formErrorsOf(parsed.error?.issues ?? [], authMessages.missingFields);
}

test('[B01] says once that fields are missing, and marks each of them', () => {
  expect(signUpErrors({ firstName: '', email: ' ' })).toEqual({
    fields: { firstName: 'Required.', email: 'Required.' },
    summary: ['Please fill in all required fields.'],
  });
});

test('[B02] says that the passwords do not match, beside the second one', () => {
  expect(signUpErrors({ confirmPassword: 'secret2' })).toEqual({
    fields: { confirmPassword: 'Passwords do not match.' },
    summary: ['Passwords do not match.'],
  });
});

test('[B03] says how long a password must be', () => {
  expect(signUpErrors({ password: '12345', confirmPassword: '12345' }).summary).toEqual([
    'Password must be at least 6 characters long.',
  ]);
});

test('[B05] asks for both email and password in one sentence', () => {
  const parsed = signInInput.safeParse({ email: '', password: '' });
  expect(formErrorsOf(parsed.error?.issues ?? [], authMessages.missingCredentials)).toEqual({
    fields: { email: 'Required.', password: 'Required.' },
    summary: ['Please enter both email and password.'],
  });
});

test('puts what the server says about a field beside that field', () => {
  const failure = new ApiFailure({
    code: 'email_taken',
    status: 409,
    message: 'Taken.',
    written: true,
    fields: { email: 'Taken.' },
  });
  expect(failureErrors(failure)).toEqual({ fields: { email: 'Taken.' }, summary: ['Taken.'] });
});
