import { expect, test } from 'vitest';
import { judge, readGrant } from './read-privileges.ts';

const judged = (...lines: string[]) => judge(lines.map(readGrant), 'my_shop');

test.each([
  ['GRANT ALL PRIVILEGES ON *.* TO `root`@`localhost` WITH GRANT OPTION', [true, true, true]],
  ['GRANT SELECT, SHOW VIEW ON `my\\_shop`.* TO `a`@`%`', [false, false, false]],
  ['GRANT SELECT, UPDATE (`name`, `email`) ON `my_shop`.`customers` TO `a`@`%`', [false, true, false]],
  ['GRANT ALL PRIVILEGES ON `my\\_%`.* TO `a`@`%`', [false, true, false]],
  ['GRANT ALL PRIVILEGES ON `other`.* TO `a`@`%`', [false, false, false]],
  ['GRANT SELECT, FILE ON *.* TO `a`@`%`', [false, false, true]],
  ['GRANT SUPER ON *.* TO `a`@`%`', [true, false, false]],
  ["GRANT USAGE ON *.* TO `a`@`%` IDENTIFIED BY PASSWORD '*0'", [false, false, false]],
  ['GRANT `writer` TO `a`@`%`', [null, null, null]],
])('%s', (line, [superuser, canWrite, canReachFiles]) => {
  expect(judged('GRANT USAGE ON *.* TO `a`@`%`', line)).toEqual({ superuser, canWrite, canReachFiles });
});
