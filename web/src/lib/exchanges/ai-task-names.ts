/** What a call to a model was made for, as the server calls it. */
const words: Readonly<Record<string, string>> = {
  suggest: 'Propose tools',
  'write sql': 'Write SQL',
  extract: 'Read values',
  rewrite: 'Change SQL',
  read: 'Read a question',
  explain: 'Explain',
  embed: 'Find tools',
  probe: 'Try it out',
};

export function taskWords(task: string): string {
  return words[task] ?? task;
}
