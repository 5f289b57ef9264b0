import { authMessages, resetPasswordInput } from '@parley/contract/auth';
import { z } from 'zod';

/** The password typed twice, as the forms ask for it; the server is sent it once. */
export const newPasswordSchema = z
  .object({
    password: resetPasswordInput.shape.password,
    confirmPassword: z.string().min(1, authMessages.missingFields),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: authMessages.mismatch,
  });
