import { randomUUID } from 'node:crypto';
import { api } from '@parley/contract/routes';
import { rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsPerStoreEngine } from '../../../testing/settings-per-store-engine.ts';
import { invited } from '../../../testing/shared-space.ts';
import {
  personIn,
  signedIn,
  startTestApp,
  type TestApp,
  type TestBrowser,
} from '../../../testing/test-app.ts';

const at = (path: string, id: string) => path.replace(':id', id);

describe.each(Object.entries(settingsPerStoreEngine))('groups and attributes, on %s', (_engine, settings) => {
  let server: TestApp;
  let ada: TestBrowser;
  let owner: TestBrowser;
  let admin: TestBrowser;
  let maker: TestBrowser;
  let asker: TestBrowser;
  let askerId: string;

  beforeAll(async () => {
    server = await startTestApp(await settings());
    ada = await signedIn(server);
    owner = ada.in((await ada.send('POST', api.spaces, { name: 'Sales' })).json().space.id);
    admin = await invited(server, owner, 'admin');
    maker = await invited(server, owner, 'maker');
    asker = await invited(server, owner, 'asker');
    askerId = (await personIn(asker)).personId;
  });
  afterAll(() => server.close());

  const made = async (name: string) => (await admin.send('POST', api.spaceGroups, { name })).json().group;
  const groups = async (browser = admin) => (await browser.get(api.spaceGroups)).json().groups;
  const attributes = async (browser = admin) => (await browser.get(api.spaceAttributes)).json();
  const set = (id: string, changes: object[], browser = admin) =>
    browser.send('PUT', at(api.personAttributes, id), { changes });

  test('[N05] admins make, rename and delete groups, and say who is in them', async () => {
    const { id } = await made('Nordics');
    expect(
      (await admin.send('PUT', at(api.spaceGroupMembers, id), { personIds: [askerId] })).statusCode,
    ).toBe(204);
    expect(await groups()).toEqual([{ id, name: 'Nordics', personIds: [askerId] }]);
    const twice = await admin.send('POST', api.spaceGroups, { name: 'Nordics' });
    expect([twice.statusCode, twice.json().fields]).toEqual([400, { name: rowRuleMessages.groupTaken }]);
    const other = await made('South');
    expect((await admin.send('PUT', at(api.spaceGroup, other.id), { name: 'Nordics' })).statusCode).toBe(400);
    expect((await admin.send('PUT', at(api.spaceGroup, other.id), { name: 'West' })).statusCode).toBe(204);
    expect((await groups()).map(({ name }: { name: string }) => name)).toEqual(['Nordics', 'West']);
    expect((await admin.send('DELETE', at(api.spaceGroup, other.id))).statusCode).toBe(204);
    expect((await admin.send('DELETE', at(api.spaceGroup, other.id))).statusCode).toBe(404);
    await admin.send('DELETE', at(api.spaceGroup, id));
    expect(await groups()).toEqual([]);
  });

  test('[N05] attributes are set and cleared one by one', async () => {
    await set(askerId, [
      { name: 'region', value: 'Nordics' },
      { name: 'branch', value: '7' },
    ]);
    await set(askerId, [{ name: 'region', value: 'South' }]);
    const mine = { personId: askerId };
    expect(await attributes()).toEqual({
      names: ['branch', 'region'],
      attributes: [
        { ...mine, name: 'branch', value: '7' },
        { ...mine, name: 'region', value: 'South' },
      ],
    });
    expect(await attributes(maker), 'makers see the names').toEqual({
      names: ['branch', 'region'],
      attributes: [],
    });
    await set(askerId, [{ name: 'branch', value: null }]);
    expect((await attributes()).names).toEqual(['region']);
    expect((await set(askerId, [{ name: 'Re gion', value: 'x' }])).statusCode).toBe(400);
  });

  test('[N05] nobody sets their own, and askers see none of it', async () => {
    for (const browser of [maker, asker]) {
      expect((await set(askerId, [{ name: 'region', value: 'All' }], browser)).json().code).toBe(
        'space_role',
      );
      const refused = await browser.send('POST', api.spaceGroups, { name: 'Mine' });
      expect(refused.json().code).toBe('space_role');
    }
    for (const path of [api.spaceGroups, api.spaceAttributes]) {
      expect((await asker.get(path)).json().code).toBe('space_role');
    }
    expect(
      (await groups(maker)).every(({ personIds }: { personIds: string[] }) => personIds.length === 0),
    ).toBe(true);
  });

  test('[N05] [N10] groups and people of another space are not there', async () => {
    const other = ada.in((await ada.send('POST', api.spaces, { name: 'Elsewhere' })).json().space.id);
    const { id } = await made('Here');
    const adaId = (await personIn(ada)).personId;
    const tried = [
      await other.send('PUT', at(api.spaceGroup, id), { name: 'Taken' }),
      await other.send('DELETE', at(api.spaceGroup, id)),
      await other.send('PUT', at(api.spaceGroupMembers, id), { personIds: [adaId] }),
      await set(askerId, [{ name: 'region', value: 'x' }], other),
      await set(randomUUID(), [{ name: 'region', value: 'x' }]),
    ];
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    const stranger = await signedIn(server, 'stranger@example.com');
    const personIds = [(await personIn(stranger)).personId];
    const strange = await admin.send('PUT', at(api.spaceGroupMembers, id), { personIds });
    expect([strange.statusCode, strange.json().message]).toEqual([400, rowRuleMessages.notMembers]);
    expect((await other.get(api.spaceAttributes)).json()).toEqual({ names: [], attributes: [] });
    expect(await groups()).toMatchObject([{ name: 'Here', personIds: [] }]);
    await admin.send('DELETE', at(api.spaceGroup, id));
  });

  test('[N05] they end with the membership', async () => {
    const leaving = await invited(server, owner, 'asker', 'leaving@example.com');
    const { personId } = await personIn(leaving);
    const { id } = await made('Leaving');
    await admin.send('PUT', at(api.spaceGroupMembers, id), { personIds: [personId] });
    await set(personId, [{ name: 'region', value: 'Nordics' }]);
    await admin.send('DELETE', at(api.spacePerson, personId));
    expect((await groups()).find((one: { id: string }) => one.id === id).personIds).toEqual([]);
    expect(
      (await attributes()).attributes.some((one: { personId: string }) => one.personId === personId),
    ).toBe(false);
    const back = await invited(server, owner, 'asker', 'leaving@example.com');
    expect((await personIn(back)).personId).toBe(personId);
    expect(
      (await attributes()).attributes.some((one: { personId: string }) => one.personId === personId),
    ).toBe(false);
    await admin.send('DELETE', at(api.spaceGroup, id));
  });

  test('[N05] the record tells who changed them; a personal space has none', async () => {
    const { entries } = (await owner.get(api.spaceRecord)).json();
    const told = new Set(entries.map(({ what }: { what: string }) => what));
    const words = ['Made a group', 'Renamed a group', 'Deleted a group', 'Changed who is in a group'];
    for (const one of [...words, 'Changed the attributes of a member']) expect(told).toContain(one);
    const personal = await ada.send('POST', api.spaceGroups, { name: 'Alone' });
    expect([personal.statusCode, personal.json().message]).toEqual([400, rowRuleMessages.personal]);
  });
});
