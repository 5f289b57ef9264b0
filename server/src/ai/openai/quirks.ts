export type Setting = 'temperature' | 'response_format';

/** Settings that a model or a compatible server refused once; they are left out from then on. */
export type Quirks = { has(setting: Setting): boolean; add(setting: Setting): void };

export function createQuirks(): Quirks {
  const refused = new Set<Setting>();
  return { has: (setting) => refused.has(setting), add: (setting) => refused.add(setting) };
}
