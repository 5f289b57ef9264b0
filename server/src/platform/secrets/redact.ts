const hidden = '[hidden]';

/** Names whose values never belong in a log, wherever they stand in a logged object. */
const secretNames =
  'pass(?:word)?|newPassword|currentPassword|confirmPassword|token|access_?token|refresh_?token|id_?token|secret|client_?secret|api_?key|key|authorization|cookie|set-cookie|code_?verifier|connection_?string';

/** What may begin at every second letter of a long line has a longest length, or a line could take minutes. */
const patterns: [RegExp, string][] = [
  [new RegExp(`("(?:${secretNames})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'gi'), `$1"${hidden}"`],
  [
    new RegExp(`(\\\\"(?:${secretNames})\\\\"\\s*:\\s*)\\\\"(?:[^"\\\\]|\\\\[^"])*\\\\"`, 'gi'),
    `$1\\"${hidden}\\"`,
  ],
  [new RegExp(`([?&](?:${secretNames}|code|state)=)[^&\\s"'\\\\]+`, 'gi'), `$1${hidden}`],
  [/\bsk-[\w*-]{4,}/g, hidden],
  [/\bsbp?_(?:oauth_|secret_)?[\w-]{8,}/g, hidden],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${hidden}`],
  [/\b([a-z][a-z0-9+.-]{0,30}:\/\/[^\s:/?#@"']*):[^\s/?#"']*@/gi, `$1:${hidden}@`],
  [/\beyJ[\w-]{8,400}\.[\w-]+\.[\w-]*/g, hidden],
];

/** Takes secrets out of a line that is about to be logged, whoever put them there. */
export function redact(line: string): string {
  return patterns.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}
