import type { changePasswordInput } from '@parley/contract/auth';
import { changePasswordOutput } from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import type { z } from 'zod';
import { callApi } from '../../../lib/api/call-api.ts';

export function changePassword(input: z.input<typeof changePasswordInput>) {
  return callApi({ method: 'POST', path: api.password, body: input, output: changePasswordOutput });
}
