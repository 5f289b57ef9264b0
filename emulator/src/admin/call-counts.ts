/** How often what was called, so that a test can prove that something happened exactly once. */
export class CallCounts {
  #calls: Record<string, number> = {};
  #refreshes = 0;

  called(route: string): void {
    this.#calls[route] = (this.#calls[route] ?? 0) + 1;
  }

  refreshed(): void {
    this.#refreshes += 1;
  }

  reset(): void {
    this.#calls = {};
    this.#refreshes = 0;
  }

  read(): { calls: Record<string, number>; refreshes: number } {
    return { calls: { ...this.#calls }, refreshes: this.#refreshes };
  }
}
