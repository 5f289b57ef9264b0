import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Beside what was built: the folders of the packages that are in it, one a line. */
export const packagesFile = '.packages';

const root = join(import.meta.dirname, '../..');
const built = ['web/dist', 'server/dist', 'emulator/dist'];

/** Notes which packages a bundle holds; their licences ask to be passed on with their code. */
export function notePackages(folders: Set<string>): Plugin {
  return {
    name: 'parley:note-packages',
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const id of file.moduleIds) {
          const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
          if (folder) folders.add(folder);
        }
      }
    },
  };
}

export function packagesText(folders: ReadonlySet<string>): string {
  return [...folders].map((folder) => `${relative(root, folder)}\n`).join('');
}

/** The text of each licence, once, under the packages that have it. */
export function bundledLicences(): string {
  const folders = new Set(
    built.flatMap((folder) =>
      readFileSync(join(root, folder, packagesFile), 'utf8')
        .trim()
        .split('\n'),
    ),
  );
  const packages = new Map<string, string[]>();
  for (const folder of [...folders].filter((entry) => entry !== '').sort()) {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const text = licenceText(join(root, folder)) ?? `${license}\n`;
    packages.set(text, [...(packages.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const sections = [...packages].map(([text, names]) => `${names.join('\n')}\n\n${text.trim()}\n`);
  const intro = 'Parley is built with the packages below. Their licences:\n';
  return [intro, ...sections].join(`\n${'-'.repeat(80)}\n\n`);
}

function licenceText(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|-|$)/i.test(name));
  return file && readFileSync(join(folder, file), 'utf8');
}
