import { plainText } from '../../platform/text-search/tokenize-and-stem.ts';

/** A tool that was made for a question bears its name: whatever is no value is told by the tool itself. */
export function equalsToolName(name: string, question: string): boolean {
  const [own, said] = [name, question].map((text) => plainText(text).replace(/[?!.…\s]+$/, ''));
  return own !== '' && own === said;
}
