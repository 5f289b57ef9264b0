import { expect, test } from 'vitest';
import { readToolboxApart } from './read-toolbox-apart.ts';

test('a file that would take minutes is given up, while everything else goes on', async () => {
  let beats = 0;
  const heart = setInterval(() => (beats += 1), 20);
  const endless = readToolboxApart('!a '.repeat(300_000), 1_000);
  await expect(endless).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining('takes too long'),
  });
  clearInterval(heart);
  expect(beats).toBeGreaterThan(5);
});

test('[H05] a file of tools is read apart as it is read here', async () => {
  const file = 'tools:\n  all:\n    kind: sqlite-sql\n    statement: SELECT 1\n';
  expect((await readToolboxApart(file)).tools.map(({ sql }) => sql)).toEqual(['SELECT 1']);
  await expect(readToolboxApart('nothing')).rejects.toMatchObject({ code: 'invalid_input' });
});
