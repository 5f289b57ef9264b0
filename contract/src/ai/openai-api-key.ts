import { z } from 'zod';
import { limits } from '../limits.ts';

export const apiKeyMessages = {
  format: 'Invalid OpenAI API key format. Keys must begin with "sk-"',
  signedOut: 'You must be logged in to manage API keys',
  lost: 'Your saved API key cannot be read any more. Please enter it again in your settings.',
  nothingToVerify: 'Please enter an API key to verify',
  settingsSignedOut: 'Please log in to access your settings',
} as const;

const apiKey = z
  .string(apiKeyMessages.format)
  .trim()
  .max(limits.apiKey.max, 'This is too long to be an API key.')
  .startsWith('sk-', apiKeyMessages.format)
  .regex(/^[\x21-\x7e]+$/, apiKeyMessages.format);

export const saveApiKeyInput = z.object({ key: apiKey });

/** A key for one call alone: it is used and forgotten. */
export const keyHeader = z.looseObject({ 'x-openai-key': apiKey.optional() });

/** Without `key` the saved one is verified. */
export const verifyApiKeyInput = z.object({ key: apiKey.optional() });

/** The key itself never leaves the server: `masked` is 'sk-...' and its last four characters. */
export const apiKeyRecord = z.object({
  masked: z.string(),
  isValid: z.boolean().nullable(),
  /** The server's key was changed or lost: the key has to be entered again. */
  isLost: z.boolean().default(false),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export const apiKeyOutput = z.object({ apiKey: apiKeyRecord.nullable() });

/** `note` is set when the key works with a restriction worth knowing. */
export const verifyApiKeyOutput = z.object({ valid: z.literal(true), note: z.string().nullable() });

export type ApiKeyRecord = z.infer<typeof apiKeyRecord>;
