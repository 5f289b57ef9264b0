export type Requirement = { name: string; section: string };

export type Section = { title: string; covered: string[]; uncovered: string[] };

export type Coverage = { sections: Section[]; unknown: string[]; share: number };

/** A statement is a list item that begins with its name; its section is the heading above it. */
export function readStatements(markdown: string): Requirement[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    const name = /^- ([A-Z]\d{2})\b/.exec(line)?.[1];
    return name === undefined ? [] : [{ name, section }];
  });
}

/** A title may be led by several names: `[A01][A02] …`. Names further on are prose. */
export function namesIn(title: string): string[] {
  const lead = /^(?:\[[^\]]*\]\s*)+/.exec(title)?.[0] ?? '';
  return [...lead.matchAll(/\[([A-Z]\d{2})\]/g)].map((match) => match[1] ?? '');
}

export function measureCoverage(statements: readonly Requirement[], titles: readonly string[]): Coverage {
  const used = new Set(titles.flatMap(namesIn));
  const known = new Set(statements.map(({ name }) => name));
  const sections = [...new Set(statements.map(({ section }) => section))].map((title) => {
    const names = statements.filter(({ section }) => section === title).map(({ name }) => name);
    return {
      title,
      covered: names.filter((name) => used.has(name)),
      uncovered: names.filter((name) => !used.has(name)),
    };
  });
  const covered = [...known].filter((name) => used.has(name)).length;
  return {
    sections,
    unknown: [...used].filter((name) => !known.has(name)).sort(),
    share: known.size === 0 ? 0 : covered / known.size,
  };
}
