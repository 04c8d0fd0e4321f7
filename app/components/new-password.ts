import { z } from 'zod';
import { password, PASSWORD_MISMATCH } from '#contract/auth.ts';
import { PASSWORD_MAX } from '#contract/limits.ts';

/**
 * A new password, typed twice (5#17, 5#18). The typed password is an argument, so that the confirmation is judged
 * even while other fields are wrong. The old one is judged by the backend alone.
 */
export function newPasswordForm(typedPassword: unknown) {
  return z.object({
    oldPassword: z.string().max(PASSWORD_MAX).optional(),
    password,
    confirmPassword: z
      .string({ required_error: PASSWORD_MISMATCH })
      .refine((value) => value === typedPassword, PASSWORD_MISMATCH),
  });
}

/** Fields that never come back with a form. */
export const hiddenPasswords = ['oldPassword', 'password', 'confirmPassword'];
