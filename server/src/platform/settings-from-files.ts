import { readFileSync, statSync } from 'node:fs';

export type Environment = Record<string, string | undefined>;

/** A secret is short; more than this is the wrong file. */
const mostBytes = 65_536;

/**
 * Each setting may be kept in a file, as secrets of containers are: `SECRET_KEY_FILE=/run/secrets/key` instead of
 * `SECRET_KEY`. Gives the settings with what these files hold, and a sentence for each that cannot be used.
 */
export function readSettingsFiles(env: Environment, names: readonly string[]) {
  const settings = { ...env };
  const mistakes: string[] = [];
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    delete settings[`${name}_FILE`];
    const content = env[name] ? undefined : valueIn(file);
    if (content === undefined) mistakes.push(`${name} and ${name}_FILE are both set: leave one of them out`);
    else if ('mistake' in content) mistakes.push(`${name}_FILE ${content.mistake}`);
    else settings[name] = content.value;
  }
  return { settings, mistakes };
}

function valueIn(file: string): { value: string } | { mistake: string } {
  try {
    const found = statSync(file);
    if (!found.isFile()) return { mistake: `must name a file: ${file} is none` };
    if (found.size > mostBytes)
      return { mistake: `must name a small file: ${file} holds ${found.size} bytes` };
    // Editors and `echo` end a file with a line break that is no part of the secret.
    const value = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
    return value.trim() === '' ? { mistake: `names an empty file: ${file}` } : { value };
  } catch (error) {
    return { mistake: `cannot be read: ${(error as Error).message}` };
  }
}
