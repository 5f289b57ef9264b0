import type { ExtractTask } from './extraction.ts';
import { formWishes } from './form-wishes.ts';
import { denials } from './leftovers.ts';
import { startReading } from './reading.ts';

/** Wishes for another form of the answer, and for what is not there, that a tool does not meet by itself. */
export function wishesLeft(task: ExtractTask): string[] {
  const reading = startReading(task);
  return [...formWishes(reading), ...denials(reading)].map((span) => reading.question.say(span));
}
