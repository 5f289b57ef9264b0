/**
 * Watches this thread's event loop: how much processor time the longest stretch between two of its turns took.
 * Processor time, because on a busy machine the clock also counts what other programs do.
 */
function watchLoop(): { stop(): number } {
  let longest = 0;
  let before = cpuMs();
  const look = () => {
    const now = cpuMs();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(look, 1);
  return {
    stop: () => {
      look();
      clearInterval(timer);
      return longest;
    },
  };
}

const tries = 4;

let unit: number | undefined;

/**
 * The longest time that some work holds the event loop, and the most that it may be: so many units of work. Where it
 * seems to be more, it is done again, with a unit that was measured at that moment: what was the garbage of other tests,
 * or a neighbour on the same core, is not there every time.
 */
export async function measureEventLoopHold(
  work: () => Promise<unknown>,
  mostUnits: number,
): Promise<{ longest: number; most: number }> {
  unit ??= unitOfWork();
  let least = { longest: Number.POSITIVE_INFINITY, most: 0 };
  for (let tried = 0; tried < tries && least.longest > least.most; tried += 1) {
    // A unit that was measured in a slow moment holds for that try alone.
    const now = tried === 0 ? unit : unitOfWork();
    unit = Math.min(unit, now);
    const watch = watchLoop();
    let longest = 0;
    try {
      await work();
    } finally {
      longest = watch.stop();
    }
    least = { longest, most: mostUnits * now };
  }
  return least;
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * What this machine and this Node take for a piece of work that never changes, in processor milliseconds: about ten
 * on the machine that the limits were set on. Limits are told in it, so that a slow machine has longer ones.
 */
function unitOfWork(): number {
  const text = JSON.stringify(
    Array.from({ length: 12_000 }, (_, index) => ({ id: index, name: `Name ${index}`, tags: ['a', 'b'] })),
  );
  const times = Array.from({ length: 9 }, () => {
    const start = cpuMs();
    const rows: { id: number; name: string }[] = JSON.parse(text);
    JSON.stringify(rows.filter(({ name }) => /[05]$/.test(name)).map(({ id }) => String(id).padStart(9)));
    return cpuMs() - start;
  });
  return times.toSorted((a, b) => a - b)[4] ?? 0;
}
