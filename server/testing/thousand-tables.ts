/** In modules of forty, each table pointing at one or two before it. */
export function thousandTables(): string {
  return Array.from({ length: 1_000 }, (_, index) => {
    const name = (at: number) => `table_${String(at).padStart(4, '0')}`;
    const first = index - (index % 40);
    const targets = index === first ? [] : [first, first + Math.floor((index - first) / 3)];
    const keys = targets.map((at, place) => `ref_${place} INTEGER REFERENCES ${name(at)} (id)`);
    const columns = Array.from({ length: 4 + (index % 9) }, (_, at) => `field_${at} TEXT`);
    return `CREATE TABLE ${name(index)} (id INTEGER PRIMARY KEY, ${[...keys, ...columns].join(', ')});`;
  }).join('\n');
}
