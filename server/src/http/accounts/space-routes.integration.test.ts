import { randomUUID } from 'node:crypto';
import { api } from '@parley/contract/routes';
import { permissions, type SpaceRole } from '@parley/contract/spaces/roles';
import {
  spaceLimits,
  spaceMessages,
  type spacePeopleOutput,
  type spaceRecordOutput,
} from '@parley/contract/spaces/space-api';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { z } from 'zod';
import { makeTool } from '../../../testing/ask-over-http.ts';
import { createToken } from '../../../testing/servers/mcp-server-and-client.ts';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import { startMailbox } from '../../../testing/servers/smtp-mailbox.ts';
import {
  personIn,
  signedIn,
  startTestApp,
  type TestApp,
  type TestBrowser,
} from '../../../testing/test-app.ts';
import { recordedRoutes, unrecorded } from '../recorded-space-actions.ts';
import { routePermissions } from '../route-permissions.ts';

const onPostgres = async () => ({
  DATABASE_URL: await createStoreDatabase(inject('postgresUrl')),
  SECRET_KEY: 'a key that is long enough to be one, surely',
});
const stores: Record<string, () => Promise<Record<string, string>>> = {
  SQLite: async () => ({}),
  PostgreSQL: onPostgres,
};
const at = (path: string, id: string) => path.replace(':id', id);
const secretIn = (link: string) => new URL(link).hash.slice(1);

async function makeSpace(browser: TestBrowser, name = 'Sales'): Promise<TestBrowser> {
  return browser.in((await browser.send('POST', api.spaces, { name })).json().space.id);
}

async function invited(space: TestBrowser, role: SpaceRole = 'maker'): Promise<string> {
  const answer = await space.send('POST', api.spaceInvitations, { role });
  expect([answer.statusCode, answer.json().isMailed]).toEqual([201, false]);
  return secretIn(answer.json().link);
}

const accept = (browser: TestBrowser, secret: string) =>
  browser.send('POST', api.acceptInvitation, { secret });

/** The same space for somebody else who joins it. */
async function joined(space: TestBrowser, browser: TestBrowser, role: SpaceRole = 'maker') {
  const answer = await accept(browser, await invited(space, role));
  return browser.in(answer.json().space.id);
}

const peopleOf = async (space: TestBrowser): Promise<z.infer<typeof spacePeopleOutput>> =>
  (await space.get(api.spacePeople)).json();
const rolesIn = async (space: TestBrowser) =>
  Object.fromEntries((await peopleOf(space)).members.map(({ email, role }) => [email.split('@')[0], role]));
const names = async (browser: TestBrowser) =>
  (await browser.get(api.spaces)).json().spaces.map(({ name }: { name: string }) => name);

describe.each(Object.entries(stores))('spaces on %s', (_engine, settings) => {
  let server: TestApp;
  let number = 0;
  beforeAll(async () => {
    server = await startTestApp(await settings());
  });
  afterAll(() => server.close());
  const somebody = (name: string) => {
    number += 1;
    return signedIn(server, `${name}@${number}.example.com`);
  };

  test('[N02] are made and renamed; who never makes one has the personal one alone', async () => {
    const ada = await somebody('ada');
    const { spaces } = (await ada.get(api.spaces)).json();
    expect(spaces).toMatchObject([
      { id: (await personIn(ada)).id, kind: 'personal', name: '', role: 'owner' },
    ]);
    const sales = await makeSpace(ada, '  Sales  ');
    expect((await sales.get(api.space)).json().space).toMatchObject({ name: 'Sales', role: 'owner' });
    await sales.send('PUT', api.space, { name: 'Revenue' });
    expect(await names(ada)).toEqual(['', 'Revenue']);
    expect((await ada.send('POST', api.spaces, { name: ' ' })).json().fields).toMatchObject({
      name: 'Please give the space a name.',
    });
  });

  test('[N02] the last owner cannot leave, also when two leave at once; ownership is handed over', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    const sales = await makeSpace(ada);
    const bens = await joined(sales, ben);
    const leave = (space: TestBrowser) => space.send('POST', api.leaveSpace, { leave: true });
    expect((await leave(sales)).json().message).toMatch(/needs an owner/);
    const { personId } = await personIn(ben);
    await sales.send('PUT', at(api.spacePerson, personId), { role: 'owner' });
    const left = (await Promise.all([leave(sales), leave(bens)])).map(({ statusCode }) => statusCode);
    expect(left.toSorted()).toEqual([204, 400]);
    const stayed = left[0] === 400 ? sales : bens;
    expect(Object.values(await rolesIn(stayed))).toEqual(['owner']);
    const gone = left[0] === 400 ? bens : sales;
    expect((await gone.get(api.tools)).json().code).toBe('space_not_found');
  });

  test('[N02] [N03] admins manage people, but no owners and nobody into one', async () => {
    const [ada, ben, cleo] = [await somebody('ada'), await somebody('ben'), await somebody('cleo')];
    const sales = await makeSpace(ada);
    const bens = await joined(sales, ben, 'admin');
    await joined(sales, cleo);
    const [adaId, cleoId] = [(await personIn(ada)).id, (await personIn(cleo)).id];
    const refused = [
      await bens.send('DELETE', at(api.spacePerson, adaId)),
      await bens.send('PUT', at(api.spacePerson, adaId), { role: 'maker' }),
      await bens.send('PUT', at(api.spacePerson, cleoId), { role: 'owner' }),
      await sales.send('PUT', at(api.spacePerson, adaId), { role: 'maker' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect((await bens.send('PUT', at(api.spacePerson, cleoId), { role: 'admin' })).statusCode).toBe(204);
    expect(await rolesIn(sales)).toEqual({ ada: 'owner', ben: 'admin', cleo: 'admin' });
    const elsewhere = await makeSpace(ben, 'Elsewhere');
    expect((await elsewhere.send('DELETE', at(api.spacePerson, cleoId))).statusCode).toBe(404);
  });

  test('[N04] an invitation is for one role, works once, ends, and can be revoked', async () => {
    const [ada, ben, cleo] = [await somebody('ada'), await somebody('ben'), await somebody('cleo')];
    const sales = await makeSpace(ada);
    const secret = await invited(sales, 'admin');
    const shown = await ben.send('POST', api.showInvitation, { secret });
    expect(shown.json()).toEqual({ space: 'Sales', role: 'admin', expiresAt: expect.any(String) });
    const both = await Promise.all([accept(ben, secret), accept(cleo, secret)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(Object.values(await rolesIn(sales))).toEqual(['owner', 'admin']);
    expect((await peopleOf(sales)).invitations).toEqual([]);

    const revoked = await invited(sales);
    const [{ id = '' } = {}] = (await peopleOf(sales)).invitations;
    const elsewhere = await makeSpace(ada, 'Elsewhere');
    expect((await elsewhere.send('DELETE', at(api.spaceInvitation, id))).statusCode).toBe(404);
    await sales.send('DELETE', at(api.spaceInvitation, id));
    const ended = await invited(sales);
    const past = new Date(Date.now() - 1_000).toISOString();
    const { db } = server.services.store.engine;
    await db.updateTable('parley_invitations').set({ expires_at: past }).execute();
    for (const one of [revoked, ended, 'x'.repeat(43)]) {
      const answer = await accept(cleo, one);
      expect([answer.statusCode, answer.json().message]).toEqual([404, expect.stringContaining('not valid')]);
    }
    const again = await accept(ada, await invited(sales));
    expect(again.json().space.role).toBe('owner');
  });

  test('[N04] whoever is removed, or may invite nobody any more, does not come back by a link of their own', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    const sales = await makeSpace(ada);
    const { id: benId } = await personIn(ben);
    for (const change of ['removed', 'demoted'] as const) {
      const bens = await joined(sales, ben, 'admin');
      const kept = await invited(bens, 'admin');
      if (change === 'demoted') await sales.send('PUT', at(api.spacePerson, benId), { role: 'maker' });
      await sales.send('DELETE', at(api.spacePerson, benId));
      expect([change, (await accept(ben, kept)).statusCode]).toEqual([change, 404]);
      expect(Object.keys(await rolesIn(sales))).toEqual(['ada']);
    }
  });

  test('[N04] a full space takes nobody in, and the invitation stays', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    const sales = await makeSpace(ada);
    const secret = await invited(sales);
    const { id: space_id } = (await sales.get(api.space)).json().space;
    const { db } = server.services.store.engine;
    const now = new Date().toISOString();
    const dates = { created_at: now, updated_at: now };
    const ids = Array.from({ length: spaceLimits.members - 1 }, () => randomUUID());
    for (let first = 0; first < ids.length; first += 200) {
      const some = ids.slice(first, first + 200);
      const people = some.map((id) => ({
        id,
        email: `${id}@example.com`,
        name: '',
        email_verified: true,
        ...dates,
      }));
      const members = some.map((id) => ({ space_id, profile_id: id, role: 'maker', created_at: now }));
      await db.insertInto('parley_profiles').values(people).execute();
      await db.insertInto('parley_members').values(members).execute();
    }
    expect((await accept(ben, secret)).json().message).toBe(spaceMessages.full);
    await db
      .deleteFrom('parley_profiles')
      .where('id', '=', ids[0] ?? '')
      .execute();
    expect((await accept(ben, secret)).statusCode).toBe(200);
    await sales.send('DELETE', api.space, { name: 'Sales' });
  });

  test('[N10] a token shows marked values only while its maker may let them out', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    const sales = await makeSpace(ada);
    const bens = await joined(sales, ben, 'admin');
    const wished = { name: 'Report', scopes: ['read', 'unmasked'] };
    const made = await bens.send('POST', api.accessTokens, wished);
    const authorization = `Bearer ${made.json().secret}`;
    const { tokens } = server.services;
    expect((await tokens.authenticate(authorization)).scopes).toEqual(['read', 'unmasked']);
    await sales.send('PUT', at(api.spacePerson, (await personIn(ben)).id), { role: 'maker' });
    expect((await tokens.authenticate(authorization)).scopes).toEqual(['read']);
    const refused = await bens.send('POST', api.accessTokens, wished);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'space_role']);
    expect((await ben.send('POST', api.accessTokens, wished)).statusCode).toBe(201);
  });

  test('[N04] nobody but those who manage people sees invitations, and no secret is kept', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    const sales = await makeSpace(ada);
    const bens = await joined(sales, ben);
    const secret = await invited(sales);
    expect((await peopleOf(bens)).invitations).toEqual([]);
    expect((await peopleOf(sales)).invitations).toHaveLength(1);
    const { db } = server.services.store.engine;
    const rows = await db.selectFrom('parley_invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('[N02] is deleted with everything, after its name was typed, and nothing beside it', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    const sales = await makeSpace(ada);
    const bens = await joined(sales, ben, 'admin');
    const { connection } = (await bens.send('POST', api.sampleConnection)).json();
    await ada.send('POST', api.sampleConnection);
    expect((await sales.send('DELETE', api.space, { name: 'Sale' })).statusCode).toBe(400);
    expect((await bens.get(at(api.connection, connection.id))).statusCode).toBe(200);
    const { secret } = await createToken(bens);
    expect((await sales.send('DELETE', api.space, { name: 'Sales' })).statusCode).toBe(204);
    expect((await bens.get(api.connections)).json().code).toBe('space_not_found');
    const { db } = server.services.store.engine;
    const rows = await db
      .selectFrom('parley_connections')
      .select('id')
      .where('id', '=', connection.id)
      .execute();
    expect(rows).toEqual([]);
    const headers = { authorization: `Bearer ${secret}` };
    expect((await server.app.inject({ url: api.v1Tools, headers })).statusCode).toBe(401);
    expect((await ada.get(api.connections)).json().connections).toHaveLength(1);
  });

  test('[N01] a personal space can be neither shared, renamed, left nor deleted', async () => {
    const ada = await somebody('ada');
    const answers = [
      await ada.send('POST', api.spaceInvitations, { role: 'maker' }),
      await ada.send('PUT', api.space, { name: 'Mine' }),
      await ada.send('POST', api.leaveSpace, { leave: true }),
      await ada.send('DELETE', api.space, { name: '' }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().message])).toEqual(
      answers.map(() => [400, expect.stringContaining('yours alone')]),
    );
    expect((await ada.get(api.spaces)).json().spaces).toHaveLength(1);
  });

  test('[N11] the record tells who changed what, when and from where, and what was refused', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    const sales = await makeSpace(ada);
    const bens = await joined(sales, ben);
    const { id: benId } = await personIn(ben);
    await sales.send('PUT', at(api.spacePerson, benId), { role: 'admin' });
    const { connection } = (await bens.send('POST', api.sampleConnection)).json();
    await bens.send('PUT', at(api.spacePerson, (await personIn(ada)).id), { role: 'maker' });
    await bens.send('DELETE', at(api.connection, connection.id));
    await ada.send('POST', api.sampleConnection);
    const record = async (query = '') =>
      (await sales.get(`${api.spaceRecord}${query}`)).json() as z.infer<typeof spaceRecordOutput>;
    const words = ({ entries }: z.infer<typeof spaceRecordOutput>) =>
      entries.map(({ person, what, outcome }) => [person.split('@')[0], what, outcome]);
    const expected = [
      ['ben', 'Deleted a connection', 'done'],
      ['ben', 'Changed a role', 'refused'],
      ['ben', 'Added the sample shop', 'done'],
      ['ada', 'Changed a role', 'done'],
      ['ben', 'Joined the space', 'done'],
      ['ada', 'Invited somebody', 'done'],
    ];
    await expect.poll(async () => words(await record())).toEqual(expected);
    const { entries } = await record();
    expect(entries[0]).toMatchObject({ subject: connection.id, address: expect.stringMatching(/^198\./) });
    const mail = entries[0]?.person ?? '';
    expect(words(await record(`?person=${encodeURIComponent(mail)}`))).toEqual(
      expected.filter(([person]) => person === 'ben'),
    );
    expect(words(await record(`?before=${entries[2]?.id}`))).toEqual(expected.slice(3));
    const file = await sales.get(api.exportSpaceRecord);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body.trim().split('\r\n')).toHaveLength(1 + expected.length);
    // What happens at home is nobody's record.
    expect((await ada.get(api.spaceRecord)).json().entries).toEqual([]);
  });

  test('[N11] the record names the tool that was published, as it was called then', async () => {
    const sales = await makeSpace(await somebody('ada'));
    const connectionId = (await sales.send('POST', api.sampleConnection)).json().connection.id;
    const body = { connectionId, name: 'Customers', description: '', sql: 'SELECT id FROM customers' };
    const { id } = (await sales.send('POST', api.tools, body)).json().tool;
    await sales.send('PUT', at(api.toolPublished, id), { isPublished: true });
    await sales.send('PUT', at(api.tool, id), { ...body, name: 'Everybody' });
    await sales.send('DELETE', at(api.tool, id));
    const record = async () => (await sales.get(api.spaceRecord)).json().entries.slice(0, 3);
    const subjects = async () => (await record()).map(({ subject }: { subject: string }) => subject);
    await expect.poll(subjects).toEqual([`Everybody (${id})`, `Customers (${id})`, `Customers (${id})`]);
    expect((await record())[2].what).toBe('Published a tool, or made it a draft');
    expect((await sales.get(api.exportSpaceRecord)).body).toContain(`Customers (${id})`);
  });

  test('[N11] nothing is changed that cannot be written down', async () => {
    const ada = await somebody('ada');
    const sales = await makeSpace(ada);
    const { db } = server.services.store.engine;
    await db.schema.alterTable('parley_space_events').renameTo('parley_space_events_away').execute();
    try {
      expect((await sales.send('PUT', api.space, { name: 'Renamed' })).statusCode).toBe(500);
    } finally {
      await db.schema.alterTable('parley_space_events_away').renameTo('parley_space_events').execute();
    }
    expect((await sales.get(api.space)).json().space.name).toBe('Sales');
  });

  test('[Q06] a deleted account leaves its spaces to others, and what it made there stays', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    const sales = await makeSpace(ada);
    const alone = await makeSpace(ada, 'Alone');
    await alone.send('POST', api.sampleConnection);
    const { connection } = (await sales.send('POST', api.sampleConnection)).json();
    await sales.send('POST', at(api.scan, connection.id));
    const sql = 'SELECT count(*) AS n FROM customers';
    const tool = await makeTool(sales, connection.id, { name: 'Count', description: 'Counts', sql });
    const bens = await joined(sales, ben, 'admin');
    const removal = { confirmation: 'difference' };
    expect((await ada.send('DELETE', api.profile, removal)).json().message).toMatch(/‘Sales’: .*owner/);
    const { id: adaId } = await personIn(ada);
    await bens.send('POST', at(api.runTool, tool.id), { values: {} });
    await sales.send('PUT', at(api.spacePerson, (await personIn(ben)).id), { role: 'owner' });
    expect((await ada.send('DELETE', api.profile, removal)).statusCode).toBe(204);
    expect(Object.values(await rolesIn(bens))).toEqual(['owner']);
    const run = await bens.send('POST', at(api.runTool, tool.id), { values: {} });
    expect(run.statusCode).toBe(200);
    const { db } = server.services.store.engine;
    const left = await db
      .selectFrom('parley_tools')
      .select(['profile_id'])
      .where('id', '=', tool.id)
      .execute();
    expect(left).toEqual([{ profile_id: (await personIn(ben)).id }]);
    for (const table of ['parley_spaces', 'parley_members', 'parley_connections'] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect([table, rows.includes(adaId), rows.includes('Alone')]).toEqual([table, false, false]);
    }
  });

  test('[Q06] what a former member made stays when their account is deleted', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    const sales = await makeSpace(ada);
    const bens = await joined(sales, ben, 'admin');
    const { connection } = (await bens.send('POST', api.sampleConnection)).json();
    await bens.send('POST', at(api.scan, connection.id));
    const sql = 'SELECT count(*) AS n FROM customers';
    const tool = await makeTool(bens, connection.id, { name: 'Count', description: 'Counts', sql });
    await bens.send('POST', api.leaveSpace, { leave: true });
    expect((await ben.send('DELETE', api.profile, { confirmation: 'difference' })).statusCode).toBe(204);
    const run = await sales.send('POST', at(api.runTool, tool.id), { values: {} });
    expect([run.statusCode, (await sales.get(api.connections)).json().connections.length]).toEqual([200, 1]);
  });

  test('[Q06] an operator deletes the last owner all the same, and the next in line owns the space', async () => {
    const [ada, ben, cleo] = [await somebody('ada'), await somebody('ben'), await somebody('cleo')];
    const sales = await makeSpace(ada);
    const bens = await joined(sales, ben);
    const cleos = await joined(sales, cleo, 'admin');
    await server.services.people.remove(await personIn(ada));
    expect(await rolesIn(bens)).toEqual({ cleo: 'owner', ben: 'maker' });
    const { entries } = (await cleos.get(api.spaceRecord)).json() as z.infer<typeof spaceRecordOutput>;
    const told = entries.map(({ person, what, outcome }) => [person.split('@')[0], what, outcome]);
    expect(told).toContainEqual(['ada', 'Deleted their account, and left the space with it', 'done']);
    const passedOn = 'Became an owner, because the account of the last one was deleted';
    expect(told).toContainEqual(['cleo', passedOn, 'done']);
  });
});

test('[N11] every change of a space has words for its record, or a reason to have none', () => {
  const changing = Object.entries(routePermissions).flatMap(([path, actions]) =>
    Object.entries(actions)
      .filter(([method, action]) => method !== 'GET' && action in permissions)
      .map(([method]) => `${method} ${path}`),
  );
  expect([...recordedRoutes, ...unrecorded].toSorted()).toEqual(changing.toSorted());
});

test('[N04] an invitation by mail is for its address alone', async () => {
  const mailbox = await startMailbox();
  const server = await startTestApp({ SMTP_URL: mailbox.url, MAIL_FROM: 'parley@example.com' });
  try {
    const ada = await confirmed(server, mailbox, 'ada@example.com');
    const ben = await confirmed(server, mailbox, 'ben@example.com');
    const eve = await confirmed(server, mailbox, 'eve@example.com');
    const sales = await makeSpace(ada);
    const body = { role: 'maker', email: 'Ben@example.com' };
    expect((await sales.send('POST', api.spaceInvitations, body)).json().isMailed).toBe(true);
    const mail = await mailbox.nextMail('ben@example.com');
    expect(mail.subject).toBe('You are invited to Sales on Parley');
    const secret = secretIn(/http\S+\/join\S+/.exec(mail.text ?? '')?.[0] ?? '');
    expect((await accept(eve, secret)).json().message).toMatch(/another address/);
    expect((await accept(ben, secret)).json().space.role).toBe('maker');
  } finally {
    await server.close();
    await mailbox.close();
  }
});

type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

async function confirmed(server: TestApp, mailbox: Mailbox, email: string): Promise<TestBrowser> {
  const browser = server.browser();
  const form = { firstName: 'A', lastName: 'B', email, password: 'difference', acceptTerms: true };
  await browser.send('POST', api.signUp, { ...form, confirmPassword: form.password });
  const { text = '' } = await mailbox.nextMail(email);
  await browser.get(new URL(/http\S+/.exec(text)?.[0] ?? '').href.replace(server.origin, ''));
  const answer = await browser.send('POST', api.signIn, { email, password: form.password });
  expect(answer.statusCode).toBe(200);
  return browser;
}
