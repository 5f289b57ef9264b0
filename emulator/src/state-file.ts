import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A small JSON file that holds either all of the old state or all of the new. */
export class StateFile<T> {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  read(otherwise: () => T): T {
    try {
      return JSON.parse(readFileSync(this.#path, 'utf8')) as T;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise();
      throw error;
    }
  }

  write(state: T): void {
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
    const fresh = `${this.#path}.${process.pid}.new`;
    writeFileSync(fresh, JSON.stringify(state), { mode: 0o600 });
    renameSync(fresh, this.#path);
  }
}
