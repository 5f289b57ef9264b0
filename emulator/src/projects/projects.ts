import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StateFile } from '../state-file.ts';
import { projects as catalogue, findProject, type Project } from './demo-projects.ts';
import { makeFolderAtomically } from './make-folder-atomically.ts';
import { type Limits, ProjectDatabase } from './project-database.ts';

export type Status = 'ACTIVE_HEALTHY' | 'INACTIVE' | 'COMING_UP';

const seedProgram = fileURLToPath(new URL('./seed-process-main.ts', import.meta.url));

/** The hosted projects: which are awake, and the database behind each. */
export class Projects {
  readonly #dataDir: string;
  readonly #template: string | undefined;
  readonly #statusFile: StateFile<Record<string, Status>>;
  readonly #statuses: Record<string, Status>;
  readonly #databases: ReadonlyMap<string, ProjectDatabase>;
  #seeding: Promise<unknown> = Promise.resolve();
  #seeder: ChildProcess | undefined;
  #stopped = false;

  /** With a `template` the projects are copied from that folder, and seeded there when they are missing. */
  constructor(dataDir: string, limits: Limits, template?: string) {
    this.#dataDir = dataDir;
    this.#template = template;
    this.#statusFile = new StateFile(join(dataDir, 'projects.json'));
    this.#statuses = this.#statusFile.read(() => ({}));
    this.#databases = new Map(
      catalogue.map((project) => [project.ref, new ProjectDatabase(() => this.#folder(project), limits)]),
    );
  }

  status(ref: string): Status {
    return this.#statuses[ref] ?? (findProject(ref)?.startsPaused ? 'INACTIVE' : 'ACTIVE_HEALTHY');
  }

  database(ref: string): ProjectDatabase {
    const database = this.#databases.get(ref);
    if (database === undefined) throw new Error(`There is no project ${ref}.`);
    return database;
  }

  running(): string[] {
    return [...this.#databases].filter(([, database]) => database.isRunning()).map(([ref]) => ref);
  }

  /** Makes the empty cluster that every project begins with: most of the first start's time. */
  prepare(): void {
    const home = this.#template ?? this.#dataDir;
    const complete = catalogue.every(({ ref }) => existsSync(join(home, ref)));
    if (!complete) this.#seed(join(home, 'empty'), '').catch(() => undefined);
  }

  /** Makes the rows of an organisation's projects, so that the first question does not wait for them. */
  seedFor(organization: string): void {
    if (this.#template !== undefined) return;
    for (const project of catalogue.filter((entry) => entry.organization === organization)) {
      if (this.status(project.ref) === 'ACTIVE_HEALTHY') this.#folder(project).catch(() => undefined);
    }
  }

  async pause(ref: string): Promise<void> {
    this.#setStatus(ref, 'INACTIVE');
    await this.database(ref).stop();
  }

  restore(ref: string): void {
    this.#setStatus(ref, 'COMING_UP');
    const back = () => this.#setStatus(ref, 'ACTIVE_HEALTHY');
    this.database(ref).start().then(back, back);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#seeder?.kill('SIGKILL');
    await Promise.all([...this.#databases.values()].map((database) => database.stop()));
  }

  #setStatus(ref: string, status: Status): void {
    this.#statuses[ref] = status;
    // A restart finds it either asleep or awake, never on the way for ever.
    this.#statusFile.write({ ...this.#statuses, [ref]: status === 'COMING_UP' ? 'ACTIVE_HEALTHY' : status });
  }

  async #folder({ ref, seed }: Project): Promise<string> {
    const folder = join(this.#dataDir, ref);
    if (this.#template === undefined) {
      await this.#seed(folder, seed);
      return folder;
    }
    const source = join(this.#template, ref);
    await this.#seed(source, seed);
    await makeFolderAtomically(folder, (fresh) => cp(source, fresh, { recursive: true }));
    return folder;
  }

  /** One at a time: they share the empty cluster, and a small machine. */
  async #seed(folder: string, seed: string): Promise<void> {
    if (existsSync(folder)) return;
    const made = this.#seeding.then(() => this.#runSeedProgram(folder, seed));
    this.#seeding = made.catch(() => undefined);
    await made;
  }

  async #runSeedProgram(folder: string, seed: string): Promise<void> {
    if (this.#stopped || existsSync(folder)) return;
    const child = spawn(process.execPath, ['--liftoff-only', seedProgram, folder, seed], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#seeder = child;
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`A project's first rows could not be made (exit ${code}).`);
  }
}
