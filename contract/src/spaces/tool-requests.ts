import { z } from 'zod';

/** Of one person, in one space. */
export const mostOpenToolRequests = 50;

/** A question that nothing answered, and whose asker wants a tool for it. */
export const toolRequestInput = z.object({
  question: z.string().trim().min(1).max(2_000),
  connectionId: z.uuid(),
});

export const toolRequest = z.object({
  id: z.string(),
  question: z.string(),
  by: z.string(),
  connectionId: z.string().nullable(),
  connectionName: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type ToolRequest = z.infer<typeof toolRequest>;

export const toolRequestsOutput = z.object({ wishes: z.array(toolRequest) });
export const toolRequestDoneInput = z.object({ done: z.literal(true) });

/** A draft is for makers; what is published is for askers, too. Personal spaces know neither. */
export const toolPublishedInput = z.object({ isPublished: z.boolean() });
