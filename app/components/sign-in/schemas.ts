import { z } from 'zod';
import { email, password, PASSWORD_MISMATCH, username } from '#contract/auth.ts';
import { PASSWORD_MAX } from '#contract/limits.ts';
import { typedCode } from '#contract/two-step.ts';

const REQUIRED = 'This field is required.';

/** Log in: username or e-mail in one field (G5). The password's own rules are not asked of an old password. */
export const loginForm = z.object({
  username: z.string({ required_error: 'Please enter your username.' }).trim().max(254),
  password: z.string({ required_error: REQUIRED }).max(PASSWORD_MAX),
});

/**
 * Sign up (5#4–5#18). The typed password is an argument, so that the confirmation is judged even while other
 * fields are wrong: every field has its own message (5#2).
 */
export function signupForm(typedPassword: unknown) {
  return z.object({
    username,
    email,
    password,
    confirmPassword: z
      .string({ required_error: PASSWORD_MISMATCH })
      .refine((value) => value === typedPassword, PASSWORD_MISMATCH),
    referralCode: z.string().trim().max(20).optional(),
  });
}

/** The second step (two-step sign-in). */
export const codeForm = z.object({ code: typedCode });

/** Forgotten password: the address only (G10). */
export const forgotForm = z.object({ email });

/** Name of the field that people do not see and machines fill in. */
export const TRAP = 'website';
