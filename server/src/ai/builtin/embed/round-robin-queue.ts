type Waiting = { asker: string; size(): number };

/**
 * Who is next where one works for all. Askers take turns, so that many jobs of one keep nobody else waiting for more
 * than a step each; of one asker's own the shortest goes first: a question is waited for, a hundred descriptions
 * can wait.
 */
export class RoundRobinQueue<Job extends Waiting> {
  readonly #jobs = new Set<Job>();
  /** When each of those who wait was served last. */
  readonly #served = new Map<string, number>();
  #turn = 0;

  add(job: Job): void {
    this.#jobs.add(job);
  }

  leave(job: Job): void {
    this.#jobs.delete(job);
    if (this.lengthOf(job.asker) === 0) this.#served.delete(job.asker);
  }

  lengthOf(asker: string): number {
    let count = 0;
    for (const job of this.#jobs) if (job.asker === asker) count += 1;
    return count;
  }

  /** The job whose turn it is. It stays in line until it leaves. */
  next(): Job | undefined {
    let next: Job | undefined;
    for (const job of this.#jobs) if (next === undefined || this.#isBefore(job, next)) next = job;
    this.#turn += 1;
    if (next) this.#served.set(next.asker, this.#turn);
    return next;
  }

  #isBefore(job: Job, other: Job): boolean {
    if (job.asker === other.asker) return job.size() < other.size();
    return (this.#served.get(job.asker) ?? 0) < (this.#served.get(other.asker) ?? 0);
  }
}
