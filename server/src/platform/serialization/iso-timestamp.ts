/** The same as `toISOString` of that moment. Many come in one second, which is written once. */
export function isoTimestamp(now = Date.now()): string {
  const second = Math.floor(now / 1_000);
  if (second !== last.second) {
    const beginning = new Date(second * 1_000).toISOString().slice(0, -'000Z'.length);
    last = { second, beginning };
  }
  return `${last.beginning}${String(now - second * 1_000).padStart(3, '0')}Z`;
}

let last = { second: Number.NaN, beginning: '' };
