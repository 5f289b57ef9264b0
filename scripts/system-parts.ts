import {
  findChromium,
  findMariadbPrograms,
  findOpenssl,
  findPostgresBin,
} from '../server/testing/servers/find-programs.ts';

/** What the tests need and npm cannot bring. A new part is one row of `systemParts`. */
export type SystemPart = {
  name: string;
  find: () => string | undefined;
  /** Debian and Ubuntu packages that bring it. */
  apt: readonly string[];
  /** For whoever has to install it by hand. */
  byHand: string;
};

export const systemParts: readonly SystemPart[] = [
  {
    name: 'PostgreSQL server',
    find: findPostgresBin,
    apt: ['postgresql'],
    byHand: "the PostgreSQL server, 14 or newer (Debian, Ubuntu: 'postgresql'; Homebrew: 'postgresql@18')",
  },
  {
    name: 'MariaDB server',
    find: () => findMariadbPrograms()?.server,
    apt: ['mariadb-server'],
    byHand: "the MariaDB server, 10.6 or newer (Debian, Ubuntu: 'mariadb-server'; Homebrew: 'mariadb')",
  },
  {
    name: 'OpenSSL',
    find: findOpenssl,
    apt: ['openssl'],
    byHand: "the program openssl (Debian, Ubuntu, Homebrew: 'openssl')",
  },
  {
    name: 'Chromium',
    find: findChromium,
    apt: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
    byHand:
      "Chromium or Chrome (Debian: 'chromium'; elsewhere: 'npx playwright install --with-deps chromium'), or set PARLEY_CHROMIUM to its path",
  },
];
