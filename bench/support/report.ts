/** A figure beside the goal it is held to. */
export type Verdict = { what: string; measured: string; goal: string; isMet: boolean };

type Goal = { unit?: string } & ({ atLeast: number } | { atMost: number });

/** Says whether a goal is met, on the screen and to `npm run bench`, which lists all of them at its end. */
export function judge(what: string, value: number, goal: Goal): void {
  const isFloor = 'atLeast' in goal;
  const bound = isFloor ? goal.atLeast : goal.atMost;
  const verdict = {
    what,
    measured: withUnit(rounded(value), goal.unit),
    goal: `${isFloor ? 'at least' : 'at most'} ${withUnit(String(bound), goal.unit)}`,
    isMet: isFloor ? value >= bound : value <= bound,
  };
  process.stdout.write(`${verdictLine(verdict)}\n`);
  process.send?.(verdict);
}

export function verdictLine({ what, measured, goal, isMet }: Verdict): string {
  return `${isMet ? 'met   ' : 'MISSED'}  ${what.padEnd(52)} ${measured.padStart(12)}   goal: ${goal}`;
}

function withUnit(figure: string, unit: string | undefined): string {
  return unit === undefined ? figure : `${figure} ${unit}`;
}

function rounded(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}
