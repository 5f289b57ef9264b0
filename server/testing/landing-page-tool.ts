import { recordedAnswer } from '../../web/src/lib/sample-shop/recorded-sample-answer.ts';
import { parameter } from './ask-over-http.ts';

export const recordedQuestion: string = recordedAnswer.question;

/** The tool of the answer that the landing page shows, as it can be saved for the sample shop. */
export const recordedTool = {
  ...recordedAnswer.tool,
  parameters: [
    parameter('country', 'text', { required: true }),
    parameter('from', 'date', { required: true }),
    parameter('to', 'date', { required: true }),
    parameter('more_than', 'number', { default: 0 }),
    parameter('limit', 'integer', { default: 10 }),
  ],
};
