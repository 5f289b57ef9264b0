/** Calendar months in UTC, as '2026-11'. */
export function thisMonth(): string {
  return new Date().toISOString().slice(0, 7);
}

export function monthOf(month: string): { from: string; before: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    from: new Date(Date.UTC(year, number - 1)).toISOString(),
    before: new Date(Date.UTC(year, number)).toISOString(),
  };
}
