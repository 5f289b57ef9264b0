/** Several values in one text, one per line: forms keep what is typed as text. */
export function textOfList(values: readonly unknown[]): string {
  return values.map(String).join('\n');
}

export function listOfText(text: string): string[] {
  return text
    .split('\n')
    .map((value) => value.trim())
    .filter(Boolean);
}
