import type { Execution } from '@parley/contract/ask';
import type { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { type SharedLink, shareMessages } from '@parley/contract/spaces/shared-answers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { asked, makeTool, parameter } from '../../../testing/ask-over-http.ts';
import { settingsPerStoreEngine } from '../../../testing/settings-per-store-engine.ts';
import {
  type ConnectedShop,
  fillShop,
  mariadbShop,
  postgresShop,
  sqliteShop,
} from '../../../testing/shop-databases.ts';
import {
  personIn,
  signedIn,
  startTestApp,
  type TestApp,
  type TestBrowser,
} from '../../../testing/test-app.ts';
import { createSharedAnswers } from '../../ask/shared-answers/shared-answers.ts';

const at = (path: string, id: string) => path.replace(':id', id);
const secretIn = (link: string) => new URL(link).hash.slice(1);

describe.each(Object.entries(settingsPerStoreEngine))(
  'answers that are shared, on %s',
  (_engine, settings) => {
    const shop = sqliteShop();
    let server: TestApp;
    let ada: TestBrowser;
    let ben: TestBrowser;
    let stranger: TestBrowser;
    let connectionId: string;
    let toolId: string;
    let spaceId: string;

    beforeAll(async () => {
      await fillShop(shop);
      server = await startTestApp({ SQLITE_ROOT: shop.root, PLANS: 'off', ...(await settings()) });
      const [owner, other] = [await signedIn(server), await signedIn(server, 'ben@example.com')];
      stranger = await signedIn(server, 'eve@example.com');
      const { space } = (await owner.send('POST', api.spaces, { name: 'Sales' })).json();
      spaceId = space.id;
      [ada, ben] = [owner.in(space.id), other.in(space.id)];
      const { link } = (await ada.send('POST', api.spaceInvitations, { role: 'maker' })).json();
      await other.send('POST', api.acceptInvitation, { secret: secretIn(link) });
      connectionId = (await ada.send('POST', api.connections, shop.form)).json().connection.id;
      await ada.send('POST', at(api.scan, connectionId));
      toolId = await newTool();
    });
    afterAll(async () => {
      await server.close();
      await shop.stop();
    });

    const newTool = async (): Promise<string> => {
      const tool = { name: 'Customers of a city', description: 'Names of the customers of a city' };
      const sql = 'SELECT name, city FROM customers WHERE city = :city ORDER BY name';
      const parameters = [parameter('city', 'text', { required: true })];
      return (await makeTool(ada, connectionId, { ...tool, sql, parameters })).id;
    };
    const run = async (browser: TestBrowser): Promise<string> =>
      (await browser.send('POST', at(api.runTool, toolId), { values: { city: 'Bern' } })).json().executionId;
    const shown = async (browser: TestBrowser, id: string): Promise<Execution> =>
      (await browser.get(at(api.execution, id))).json().execution;
    const share = (browser: TestBrowser, executionId: string, more: object = { audience: 'public' }) =>
      browser.send('POST', api.sharedAnswers, { executionId, ...more });
    const allow = (allowed: boolean) => ada.send('PUT', api.publicLinks, { allowed });
    const openPublic = (secret: string, browser = server.browser()) =>
      browser.send('POST', api.openPublicAnswer, { secret });
    const openInSpace = (browser: TestBrowser, secret: string) =>
      browser.send('POST', api.openSharedAnswer, { secret });
    const links = async (browser: TestBrowser): Promise<SharedLink[]> =>
      (await browser.get(api.sharedAnswers)).json().links;
    const sharedPublicly = async (browser = ada): Promise<string> =>
      secretIn((await share(browser, await run(browser))).json().link);

    test('[N09] members open a link of the space; to everybody else it is as if there were none', async () => {
      const id = await run(ada);
      const made = (await share(ada, id, { audience: 'space' })).json();
      const secret = secretIn(made.link);
      expect(made.link).toContain('/shared-answer#');
      const opened = (await openInSpace(ben, secret)).json();
      const { result, sql } = await shown(ada, id);
      expect(opened).toMatchObject({
        sharedBy: 'ada@example.com',
        answer: { toolName: 'Customers of a city', values: [{ name: 'city', value: 'Bern' }], result, sql },
      });
      expect(opened.answer.result.rows.length).toBeGreaterThan(1);
      const none = await openInSpace(ben, 'x'.repeat(43));
      const told = ({ statusCode, json }: typeof none) => {
        const { requestId: _id, ...body } = json();
        return [statusCode, body];
      };
      // Neither outside of the space nor as if it were public.
      const elsewhere = await openInSpace(stranger, secret);
      expect(told(elsewhere)).toEqual(told(none));
      expect((await openPublic(secret)).statusCode).toBe(404);
      const { id: spaceId } = (await ada.get(api.space)).json().space;
      expect((await openInSpace(stranger.in(spaceId), secret)).json().code).toBe('space_not_found');
    });

    test('[N09] public links are off until an owner allows them, and end when they are not allowed any more', async () => {
      expect((await share(ada, await run(ada))).json().message).toBe(shareMessages.publicOff);
      expect((await ben.send('PUT', api.publicLinks, { allowed: true })).json().code).toBe('space_role');
      await allow(true);
      const secret = await sharedPublicly(ben);
      expect((await openPublic(secret)).statusCode).toBe(200);
      await allow(false);
      expect((await openPublic(secret)).statusCode).toBe(404);
      await allow(true);
      expect((await openPublic(secret)).statusCode).toBe(404);
    });

    test('[N09] a public link shows what was shown, without SQL and connection, and runs nothing', async () => {
      const id = await run(ada);
      const secret = secretIn((await share(ada, id)).json().link);
      const opened = await openPublic(secret);
      expect(opened.headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-store',
      });
      const { result } = await shown(ada, id);
      expect(opened.json().answer.result).toEqual(result);
      const { name } = (await ada.get(at(api.connection, connectionId))).json().connection;
      expect(opened.body).not.toMatch(/select/i);
      for (const hidden of [name, connectionId, toolId, id, 'ada@example.com']) {
        expect(opened.body).not.toContain(hidden);
      }
      const before = (await ada.get(`${api.executions}?limit=100`)).json().executions.length;
      await shop.execute("UPDATE customers SET name = 'Changed since' WHERE city = 'Bern'");
      expect((await openPublic(secret)).json().answer.result).toEqual(result);
      expect((await ada.get(`${api.executions}?limit=100`)).json().executions).toHaveLength(before);
    });

    test('[N09] it ends after seven days unless it says otherwise, at most ninety, and can be ended by hand', async () => {
      const days = async (more: object) => {
        const { shared } = (await share(ada, await run(ada), { audience: 'public', ...more })).json();
        return Math.round((Date.parse(shared.expiresAt) - Date.parse(shared.createdAt)) / 86_400_000);
      };
      expect([await days({}), await days({ days: 90 })]).toEqual([7, 90]);
      expect((await share(ada, await run(ada), { audience: 'public', days: 91 })).statusCode).toBe(400);
      const { shared, link } = (await share(ben, await run(ben))).json();
      expect((await links(ben)).map(({ id }) => id)).toEqual([shared.id]);
      expect((await links(ada)).map(({ id }) => id)).toContain(shared.id);
      const hers = (await share(ada, await run(ada))).json().shared;
      expect((await ben.send('DELETE', at(api.sharedAnswer, hers.id))).statusCode).toBe(404);
      expect((await stranger.send('DELETE', at(api.sharedAnswer, shared.id))).statusCode).toBe(404);
      expect((await ada.send('DELETE', at(api.sharedAnswer, shared.id))).statusCode).toBe(204);
      expect((await openPublic(secretIn(link))).statusCode).toBe(404);
      const ended = await sharedPublicly();
      const { db } = server.services.store.engine;
      const past = new Date(Date.now() - 1_000).toISOString();
      await db.updateTable('parley_shared_answers').set({ expires_at: past }).execute();
      expect((await openPublic(ended)).json().message).toBe(shareMessages.gone);
      expect(await links(ada)).toEqual([]);
      await server.services.store.sharedAnswers.sweep(Date.now());
      expect(await db.selectFrom('parley_shared_answers').select('id').execute()).toEqual([]);
    });

    test('[N09] nobody opens what a disabled account shared, or somebody who may share nothing any more', async () => {
      await allow(true);
      const { store } = server.services;
      const { id: spaceId } = (await ada.get(api.space)).json().space;
      const { personId } = await personIn(ben);
      const open = await sharedPublicly(ben);
      const inSpace = secretIn((await share(ben, await run(ben), { audience: 'space' })).json().link);
      const opened = async () => [
        (await openPublic(open)).statusCode,
        (await openInSpace(ada, inSpace)).statusCode,
      ];
      expect(await opened()).toEqual([200, 200]);
      await store.operatorPeople.setDisabled(personId, true);
      expect(await opened()).toEqual([404, 404]);
      await store.operatorPeople.setDisabled(personId, false);
      expect(await opened()).toEqual([200, 200]);
      // By hand: `setRole` deletes the links as well.
      const role = (to: string) =>
        store.engine.db
          .updateTable('parley_members')
          .set({ role: to })
          .where('space_id', '=', spaceId)
          .where('profile_id', '=', personId)
          .execute();
      await role('asker');
      expect(await opened()).toEqual([404, 404]);
      await role('maker');
      expect(await opened()).toEqual([200, 200]);
    });

    test('[N09] what changes while an answer is prepared keeps it from being shared', async () => {
      await allow(true);
      const { store, history } = server.services;
      const { id } = (await ada.get(api.space)).json().space;
      const member = { ...(await personIn(ben)), id, role: 'maker' as const };
      const place = { spaceId: id, personId: member.personId };
      const executionId = await run(ben);
      const sharedDuring = async (
        change: () => Promise<unknown>,
        audience: 'public' | 'space' = 'public',
      ) => {
        const masking = async () => {
          await change();
          return null;
        };
        // An answer for the space is not masked: what is read first of all is when it changes.
        const show: typeof history.show = async (...asked) => {
          const execution = await history.show(...asked);
          if (audience === 'space') await change();
          return execution;
        };
        const service = createSharedAnswers({
          store,
          history: { show },
          masking,
          origin: 'http://localhost',
          keepRecordsDays: undefined,
        });
        const { signal } = new AbortController();
        return service.share(member, { executionId, audience, days: 1 }, signal).then(
          () => 'shared',
          (error: ParleyError) => (error.code === 'invalid_input' ? error.message : error.code),
        );
      };
      const city = { schema: '', table: 'customers', column: 'city', category: 'person' } as const;
      const mark = (kind: 'personal' | null) =>
        store.columnMarks.change(member, connectionId, [{ ...city, kind }]);
      expect(await sharedDuring(() => mark('personal'))).toBe(shareMessages.otherMarks);
      await mark(null);
      expect(await sharedDuring(() => allow(false))).toBe(shareMessages.publicOff);
      await allow(true);
      expect(await sharedDuring(() => store.members.setRole(place, 'asker'))).toBe('space_role');
      expect(await sharedDuring(() => store.members.setRole(place, 'asker'), 'space')).toBe('space_role');
      expect((await links(ada)).filter(({ sharedBy }) => sharedBy === member.email)).toEqual([]);
      await store.members.setRole(place, 'maker');
      expect(await sharedDuring(async () => {})).toBe('shared');
    });

    test('[N09] no link outlives the record that it was taken from', async () => {
      await allow(true);
      const { store, history } = server.services;
      const { id } = (await ada.get(api.space)).json().space;
      const member = { ...(await personIn(ada)), id, role: 'owner' as const };
      const executionId = await run(ada);
      const day = 86_400_000;
      const executed = new Date(Date.now() - 2 * day).toISOString();
      // Records are written with a delay; asking for one waits for it.
      await shown(ada, executionId);
      await store.engine.db
        .updateTable('parley_executions')
        .set({ executed_at: executed })
        .where('id', '=', executionId)
        .execute();
      const endWhenKept = async (keepRecordsDays: number, audience: 'public' | 'space') => {
        const origin = 'http://localhost';
        const service = createSharedAnswers({
          store,
          history,
          masking: async () => null,
          origin,
          keepRecordsDays,
        });
        const input = { executionId, audience, days: 7 };
        const { shared } = await service.share(member, input, new AbortController().signal);
        return (Date.parse(shared.expiresAt ?? '') - Date.parse(executed)) / day;
      };
      expect(await endWhenKept(3, 'public')).toBe(3);
      expect(await endWhenKept(3, 'space')).toBe(3);
      expect(Math.round(await endWhenKept(30, 'public'))).toBe(9);
      await expect(endWhenKept(1, 'public')).rejects.toMatchObject({ code: 'not_found' });

      const { shared: old } = (await share(ada, executionId)).json();
      const { shared: newer } = (await share(ada, await run(ada))).json();
      await store.sharedAnswers.sweepOld(Date.parse(executed) + day);
      const left = (await links(ada)).map((link) => link.id);
      expect([left.includes(old.id), left.includes(newer.id)]).toEqual([false, true]);
    });

    test('[N09] only a hash of the link is kept, and an export holds the answer without it', async () => {
      const secret = await sharedPublicly();
      const { db } = server.services.store.engine;
      const rows = await db.selectFrom('parley_shared_answers').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(secret);
      const { hash = '' } = rows[0] ?? {};
      const taken = (await ada.get(api.exportProfile)).body;
      expect([taken.includes('shared_answers'), taken.includes(hash)]).toEqual([true, false]);
    });

    test('[N09] it goes with its tool, and what somebody shared goes with their membership', async () => {
      const kept = toolId;
      toolId = await newTool();
      const ofTool = await sharedPublicly();
      await ada.send('DELETE', at(api.tool, toolId));
      expect((await openPublic(ofTool)).statusCode).toBe(404);
      toolId = kept;
      const bens = await sharedPublicly(ben);
      await ada.send('DELETE', at(api.spacePerson, (await personIn(ben)).personId));
      expect((await openPublic(bens)).statusCode).toBe(404);
    });

    test('[N09] an answer to a question is shared with its words; what is no answer is not', async () => {
      const count = { name: 'Count customers', description: 'How many customers there are' };
      await makeTool(ada, connectionId, { ...count, sql: 'SELECT count(*) AS customers FROM customers' });
      const { execution } = await asked(ada, { question: 'How many customers are there?', connectionId });
      const made = await share(ada, execution.id);
      const { answer } = (await openPublic(secretIn(made.json().link))).json();
      expect(answer).toMatchObject({
        question: 'How many customers are there?',
        prose: execution.prose,
        chart: execution.chart,
      });
      const body = { connection_id: connectionId, query: 'SELECT 1 AS n' };
      await ada.send('POST', api.runSql, body);
      const [statement] = (await ada.get(`${api.executions}?kinds=statement`)).json().executions;
      expect((await share(ada, statement.id)).json().message).toBe(shareMessages.notAnAnswer);
      expect((await share(stranger, execution.id)).statusCode).toBe(404);
    });

    test('[N09] [P04] what another server has just marked has stand-ins on a public link', async () => {
      await allow(true);
      const owner = { ...(await personIn(ada)), id: spaceId };
      const asking = { owner, id: connectionId, signal: new AbortController().signal };
      const mark = {
        schema: '',
        table: 'customers',
        column: 'name',
        kind: 'personal',
        category: 'person',
      } as const;
      // This server has seen that nothing is marked, and is not told of the change.
      expect(await server.services.sources.recentMasking(asking)).toBeNull();
      await server.services.store.columnMarks.change(owner, connectionId, [mark]);
      const { answer } = (await openPublic(secretIn((await share(ada, await run(ada))).json().link))).json();
      expect(answer).toMatchObject({ isMasked: true });
      await server.services.store.columnMarks.change(owner, connectionId, [{ ...mark, kind: null }]);
    });

    test('[N09] [P04] what is marked has stand-ins on a public link, and marking ends those from before', async () => {
      const before = await sharedPublicly();
      const mark = { schema: '', table: 'customers', column: 'name', kind: 'personal', category: 'person' };
      const marked = await ada.send('PUT', at(api.marks, connectionId), { changes: [mark] });
      expect(marked.statusCode).toBe(200);
      expect((await openPublic(before)).statusCode).toBe(404);
      const id = await run(ada);
      const { answer } = (await openPublic(secretIn((await share(ada, id)).json().link))).json();
      expect(answer).toMatchObject({ isMasked: true, prose: [] });
      const { result } = await shown(ada, id);
      for (const [name] of result?.rows ?? []) expect(JSON.stringify(answer)).not.toContain(name);
      expect(answer.result.rows[0]).toEqual([expect.stringMatching(/^person_/), 'Bern']);
      const inSpace = secretIn((await share(ada, id, { audience: 'space' })).json().link);
      expect((await openInSpace(ada, inSpace)).json().answer.result).toEqual(result);
    });

    test('[N09] [P04] what somebody typed for a marked column is in no heading and no value of a public link', async () => {
      await allow(true);
      await shop.execute("INSERT INTO customers (id, name, city) VALUES (9001, 'Grace Hopperova', 'Bern')");
      const marked = [
        { schema: '', table: 'customers', column: 'name', kind: 'personal', category: 'person' },
        { schema: '', table: 'customers', column: 'id', kind: 'personal', category: 'id' },
      ];
      await ada.send('PUT', at(api.marks, connectionId), { changes: marked });
      const cityOf = await makeTool(ada, connectionId, {
        name: 'City of a customer',
        description: 'The city of a customer by name',
        sql: 'SELECT city FROM customers WHERE lower(name) = lower(:person)',
        parameters: [parameter('person', 'text', { required: true })],
      });
      const byNumber = await makeTool(ada, connectionId, {
        name: 'City by number',
        description: 'The city of a customer by number',
        sql: 'SELECT city FROM customers WHERE id = :number',
        parameters: [parameter('number', 'number', { required: true })],
      });
      const publicly = async (question: string, toolId: string, values: object) => {
        const { execution } = await asked(ada, { question, connectionId, toolId, values });
        expect(execution.status).toBe('success');
        const { link, shared } = (await share(ada, execution.id)).json();
        const { body } = await openPublic(secretIn(link));
        return { title: shared.title, body, answer: JSON.parse(body).answer };
      };
      const named = await publicly('City of Grace Hopperova?', cityOf.id, { person: 'Grace Hopperova' });
      expect(named.title).toMatch(/^City of person_[a-z]{8}\?$/);
      expect(named.answer).toMatchObject({ question: named.title, isMasked: true });
      // Nobody of that name is in the column, so that no value of it would be found in the question.
      const unknown = await publicly('city of Katherine Johnson', cityOf.id, { person: 'Katherine Johnson' });
      expect(unknown.answer.values).toEqual([{ name: 'person', value: expect.stringMatching(/^person_/) }]);
      // In other words than it was bound: the tool is named instead.
      const misspelt = await publicly('city of hopperova', cityOf.id, { person: 'Grace Hopperova' });
      expect(misspelt.title).toBe('City of a customer');
      const number = await publicly('City of customer 9001', byNumber.id, { number: 9001 });
      expect(number.title).toMatch(/^City of customer id_[a-z]{8}$/);
      for (const { body } of [named, unknown, misspelt, number]) {
        expect(body).not.toMatch(/grace|hopperova|katherine|johnson|\b9001\b/i);
      }
    });

    test('[N09] [P04] a value that may be compared with a marked column by a detour is in no heading either', async () => {
      await allow(true);
      await shop.execute('CREATE VIEW contacts AS SELECT id AS number, name AS contact, city FROM customers');
      await ada.send('POST', at(api.scan, connectionId));
      const mark = { schema: '', table: 'customers', column: 'name', kind: 'personal', category: 'person' };
      await ada.send('PUT', at(api.marks, connectionId), { changes: [mark] });
      const publicly = async (name: string, sql: string, value: string) => {
        const parameters = [parameter('wanted', 'text', { required: true })];
        const tool = await makeTool(ada, connectionId, { name, description: name, sql, parameters });
        const question = `Cities for ${value}?`;
        const given = { question, connectionId, toolId: tool.id, values: { wanted: value } };
        const { execution } = await asked(ada, given);
        expect([sql, execution.status]).toEqual([sql, 'success']);
        const { link } = (await share(ada, execution.id)).json();
        return (await openPublic(secretIn(link))).json().answer;
      };
      const detours = [
        'SELECT city FROM contacts WHERE contact = :wanted',
        'SELECT city, CASE :wanted WHEN name THEN 1 ELSE 0 END AS hit FROM customers',
        'WITH given AS (SELECT :wanted AS wanted) SELECT city FROM customers, given WHERE name = wanted',
        'SELECT city FROM customers JOIN (SELECT :wanted AS wanted) AS given ON given.wanted = name',
        'SELECT city FROM (SELECT city, lower(name) AS folded FROM customers) AS c WHERE folded = :wanted',
        'SELECT city FROM customers WHERE city = :wanted OR :wanted IN (SELECT name FROM customers)',
      ];
      for (const [index, sql] of detours.entries()) {
        // Nobody of that name is in the column.
        const answer = await publicly(`Detour ${index}`, sql, 'Katherin Jonson');
        expect([sql, JSON.stringify(answer)]).toEqual([sql, expect.not.stringMatching(/katherin|jonson/i)]);
        expect([sql, answer.question]).toEqual([
          sql,
          expect.stringMatching(/^Cities for (person|value)_[a-z]{8}\?$/),
        ]);
      }
      const plain = [
        'SELECT city FROM contacts WHERE city = :wanted',
        'SELECT c.city FROM customers c JOIN contacts k ON k.number = c.id WHERE (:wanted IS NULL OR c.city = :wanted)',
      ];
      for (const [index, sql] of plain.entries()) {
        const { question, values } = await publicly(`Plain ${index}`, sql, 'Bern');
        expect([sql, question, values]).toEqual([
          sql,
          'Cities for Bern?',
          [{ name: 'wanted', value: 'Bern' }],
        ]);
      }
    });

    test('[N09] it goes with its connection, and opening is limited', async () => {
      const secret = await sharedPublicly();
      await ada.send('DELETE', at(api.connection, connectionId));
      const browser = server.browser();
      const answers = new Set<number>();
      for (let time = 0; time <= limits.attempts.openPublicAnswer.count; time += 1) {
        answers.add((await openPublic(secret, browser)).statusCode);
      }
      expect([...answers]).toEqual([404, 429]);
    });
  },
);

const shops: Record<string, () => Promise<ConnectedShop & { root?: string }>> = {
  PostgreSQL: () => postgresShop(inject('postgresUrl')),
  MariaDB: mariadbShop,
  SQLite: async () => sqliteShop(),
};

test.each(Object.entries(shops))(
  '[N09] [P04] on %s a marked column is followed into a heading under the name of a plain one',
  async (engine, start) => {
    const shop = await start();
    await fillShop(shop);
    const server = await startTestApp({ PLANS: 'off', ...(shop.root && { SQLITE_ROOT: shop.root }) });
    const person = await signedIn(server);
    const ada = person.in((await person.send('POST', api.spaces, { name: 'Sales' })).json().space.id);
    await ada.send('PUT', api.publicLinks, { allowed: true });
    const connectionId: string = (await ada.send('POST', api.connections, shop.form)).json().connection.id;
    await ada.send('POST', at(api.scan, connectionId));
    const mark = { table: 'customers', column: 'name', kind: 'personal', category: 'person' };
    const marks = { changes: [{ ...mark, schema: shop.schema }] };
    expect((await ada.send('PUT', at(api.marks, connectionId), marks)).statusCode).toBeLessThan(300);
    const heading = async (sql: string, value: string): Promise<string> => {
      const parameters = [parameter('wanted', 'text', { required: true })];
      const tool = await makeTool(ada, connectionId, {
        name: sql.slice(0, 60),
        description: '',
        sql,
        parameters,
      });
      const given = {
        question: `Cities for ${value}?`,
        connectionId,
        toolId: tool.id,
        values: { wanted: value },
      };
      const { execution } = await asked(ada, given);
      expect([sql, execution.status]).toEqual([sql, 'success']);
      const shared = await ada.send('POST', api.sharedAnswers, {
        executionId: execution.id,
        audience: 'public',
      });
      const opened = await server
        .browser()
        .send('POST', api.openPublicAnswer, { secret: secretIn(shared.json().link) });
      return opened.json().answer.question;
    };
    const hidden = [
      'SELECT c.id FROM (SELECT id, lower(name) AS city FROM customers) AS c WHERE city = :wanted',
      'WITH c AS (SELECT id, lower(name) AS city FROM customers) SELECT id FROM c WHERE c.city = :wanted',
      'SELECT id FROM (SELECT id, city FROM customers UNION ALL SELECT id, name FROM customers) AS c WHERE city = :wanted',
      'WITH c(id, city) AS (SELECT id, name FROM customers) SELECT id FROM c WHERE city = :wanted',
    ];
    // Names of the query around, which MariaDB does not know inside of FROM.
    const nested =
      'SELECT c.id FROM customers c WHERE EXISTS (SELECT 1 FROM (SELECT lower(name) AS city FROM orders) AS x WHERE x.city = :wanted)';
    const lateral =
      'SELECT c.id FROM customers c, LATERAL (SELECT lower(name) AS city FROM orders) x WHERE x.city = :wanted';
    if (engine !== 'MariaDB') hidden.push(nested);
    if (engine === 'PostgreSQL') hidden.push(lateral);
    for (const sql of hidden) {
      expect([sql, await heading(sql, 'katherin jonson')]).toEqual([
        sql,
        expect.stringMatching(/^Cities for (person|value)_[a-z]{8}\?$/),
      ]);
    }
    const plain =
      'SELECT c.id FROM (SELECT id, lower(city) AS name FROM customers) AS c WHERE c.name = :wanted';
    const same =
      'SELECT c.id FROM (SELECT id, lower(city) AS place FROM customers) AS c WHERE place = :wanted';
    for (const sql of [plain, same])
      expect([sql, await heading(sql, 'bern')]).toEqual([sql, 'Cities for bern?']);
    await server.close();
    await shop.stop();
  },
);
