import { z } from 'zod';
import { hostedService } from './hosted-projects.ts';
import { limits } from './limits.ts';

export const authMessages = {
  missingFields: 'Please fill in all required fields.',
  missingCredentials: 'Please enter both email and password.',
  mismatch: 'Passwords do not match.',
  shortPassword: `Password must be at least ${limits.password.min} characters long.`,
  blankPassword: 'A password needs more than spaces.',
  commonPassword: 'This password is one of the first that anybody would guess. Please choose another.',
  longPassword: `Password must be at most ${limits.password.max} characters long.`,
  wrongAddress: 'This is not the address of your account.',
  email: 'Please enter a valid email address.',
  terms: 'Please accept the terms to create an account.',
  registered: 'Registration successful! Please check your email to confirm your account.',
  registeredWithoutMail: 'This server sends no mail, so your account is ready: you can sign in now.',
  resetRequested: 'If an account exists for this address, a link to set a new password is on its way.',
  googleFailed: 'Google sign-in failed. Please try again or use email login.',
  notWelcome: 'There is no account for this address, and this server takes no new ones for it.',
  googleInit: 'Failed to initialize Google sign in.',
} as const;

const email = z
  .string(authMessages.missingFields)
  .trim()
  .min(1, authMessages.missingFields)
  .max(limits.email.max, authMessages.email)
  .pipe(z.email(authMessages.email))
  .transform((value) => value.toLowerCase());

const password = z
  .string(authMessages.missingFields)
  .min(1, authMessages.missingFields)
  .min(limits.password.min, authMessages.shortPassword)
  .max(limits.password.max, authMessages.longPassword)
  .regex(/[^\p{C}\p{Z}]/u, authMessages.blankPassword);

const personName = z
  .string(authMessages.missingFields)
  .trim()
  .min(1, authMessages.missingFields)
  .max(limits.name.max, `Please use at most ${limits.name.max} characters.`)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please leave out control characters.');

export const signUpInput = z
  .object({
    firstName: personName,
    lastName: personName,
    email,
    password,
    confirmPassword: z.string(authMessages.missingFields).min(1, authMessages.missingFields),
    acceptTerms: z.boolean(authMessages.terms).refine((accepted) => accepted, authMessages.terms),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: authMessages.mismatch,
    // The mismatch must be said even while another field is still wrong.
    when: (payload) => hasBothPasswords(payload.value),
  });

function hasBothPasswords(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'password' in value &&
    'confirmPassword' in value &&
    value.confirmPassword !== ''
  );
}

export const signInInput = z.object({
  email: z
    .string(authMessages.missingCredentials)
    .trim()
    .min(1, authMessages.missingCredentials)
    .max(limits.email.max, authMessages.email)
    .transform((value) => value.toLowerCase()),
  password: z
    .string(authMessages.missingCredentials)
    .min(1, authMessages.missingCredentials)
    .max(limits.password.max, authMessages.longPassword),
  rememberMe: z.boolean().default(false),
});

export const forgotPasswordInput = z.object({ email });

export const resetPasswordInput = z.object({ token: z.string().min(1).max(512), password });

export const changePasswordInput = z.object({
  currentPassword: z.string(authMessages.missingFields).min(1, authMessages.missingFields),
  newPassword: password,
  /** Access tokens and agents go too, unless the person says that they are to stay. */
  revokeTokens: z.boolean().default(true),
});
export const changePasswordOutput = z.object({ revokedTokens: z.number().int() });

export const profileInput = z.object({ firstName: personName, lastName: personName });

/** How the person proves that it is them: with the password, or, where there is none, with the address. */
export const accountOutput = z.object({ hasPassword: z.boolean() });
export const deleteAccountInput = z.object({
  confirmation: z.string(authMessages.missingFields).min(1, authMessages.missingFields).max(limits.email.max),
});

/** A path of this site and nothing else: `//evil.example` and `/\evil.example` leave it. */
export const localPath = z
  .string()
  .max(2_000)
  .regex(/^\/(?![/\\])/, 'The return path must be a path of this site.');

export const googleStartInput = z.object({ returnPath: localPath.default('/dashboard') });
export const googleStartOutput = z.object({ url: z.url() });

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Said of the person themselves when they sign in or come back: they see the operator's page. */
  isOperator: z.boolean().optional(),
});

/** In words for whoever would sign up. */
export function addressesAt(domains: readonly string[]): string {
  return `New accounts here are for addresses at ${domains.join(' or ')}.`;
}

/** `user: null` is a visitor; it is an answer, not an error. */
export const sessionOutput = z.object({ user: userSchema.nullable() });

export const signUpOutput = z.object({ confirmationSent: z.boolean() });

/** What this server can do, so that the pages can say so before anybody tries. */
export const serverInfo = z.object({
  version: z.string(),
  googleSignIn: z.boolean(),
  mail: z.boolean(),
  /** The domains whose addresses may have a new account, which may be none; null where anybody may. */
  signUpDomains: z.array(z.string()).nullable(),
  /** Whether a SQLite file may be named by its path on the server; otherwise it is uploaded. */
  sqlitePaths: z.boolean(),
  /** Where hosted projects are connected; null when this server has no such service. */
  hosted: hostedService.nullable(),
  /** Whom questions go to when somebody has no model of their own, in words; empty: the built-in engine answers. */
  offeredAi: z.array(z.string()),
});

export type SignUpInput = z.infer<typeof signUpInput>;
export type SignInInput = z.infer<typeof signInInput>;
export type ProfileInput = z.infer<typeof profileInput>;
export type User = z.infer<typeof userSchema>;
export type ServerInfo = z.infer<typeof serverInfo>;
