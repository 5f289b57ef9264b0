import { execFileSync } from 'node:child_process';

const mostBytes = 256 * 1024 * 1024;

/** A repository that was fetched as a git directory without a work tree. */
export type FetchedRepository = {
  bytes(path: string): Buffer;
  text(path: string): string;
  /** The names in a folder. */
  names(folder: string): string[];
};

/** `folder` contains one folder per repository, named `owner+name`. */
export function openFetchedRepository(folder: string, name: string): FetchedRepository {
  const gitDirectory = `${folder}/${name.replace('/', '+')}/repo`;
  const git = (...words: string[]): Buffer =>
    execFileSync('git', [`--git-dir=${gitDirectory}`, ...words], {
      maxBuffer: mostBytes,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const bytes = (path: string): Buffer => git('show', `HEAD:${path}`);
  return {
    bytes,
    text: (path) => bytes(path).toString('utf8'),
    names: (path) => git('ls-tree', '--name-only', `HEAD:${path}`).toString('utf8').trim().split('\n'),
  };
}
