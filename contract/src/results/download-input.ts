import { z } from 'zod';
import { runInput } from '../connections.ts';

export const downloadFormats = ['csv', 'json'] as const;

/** The result of one guarded read as a file: `limits.download.rows` rows at most, whole or visibly broken off. */
export const downloadInput = runInput.extend({
  format: z.enum(downloadFormats),
  /** Without its ending. */
  file_name: z.string().trim().max(100).default('results'),
  /**
   * For CSV: opens well in a spreadsheet. The file says that it is UTF-8, and a text that the spreadsheet would
   * run as a formula gets an apostrophe before it. Off, every value is exactly what the database wrote.
   */
  spreadsheet: z.boolean().default(false),
});

export type DownloadInput = z.input<typeof downloadInput>;
export type DownloadFormat = (typeof downloadFormats)[number];
