import type { Database } from '../../databases/port.ts';

/** How a file is changed that is only a copy of what the store holds. */
export type CopyOnWrite = {
  /** Gives `work` a copy to write on, which becomes the file if it succeeds. */
  change<T>(work: (draft: string) => Promise<T>): Promise<T>;
  /** Gives it one that is thrown away. */
  tryOut<T>(work: (draft: string) => Promise<T>): Promise<T>;
};

type Open = (file: string) => Promise<Database>;

/** Reads the file as it is; what writes gets a draft. So no copy of a revision ever differs from that revision. */
export function copyOnWriteDatabase(database: Database, drafts: CopyOnWrite, open: Open): Database {
  const on =
    <T>(work: (database: Database) => Promise<T>) =>
    async (draft: string): Promise<T> => {
      const opened = await open(draft);
      try {
        return await work(opened);
      } finally {
        await opened.close();
      }
    };
  return {
    ...database,
    rehearse: (statement, options) => drafts.tryOut(on((draft) => draft.rehearse(statement, options))),
    write: (statement, expectedRows, options) =>
      drafts.change(on((draft) => draft.write(statement, expectedRows, options))),
  };
}
