import type { Parameter } from '@parley/contract/parameters';
import { api } from '@parley/contract/routes';
import type { SpaceRole } from '@parley/contract/spaces/roles';
import type { Tool } from '@parley/contract/tools';
import { makeTool, parameter } from './ask-over-http.ts';
import type { ConnectedShop } from './shop-databases.ts';
import { personIn, signedIn, type TestApp, type TestBrowser } from './test-app.ts';

/** A person with an account of their own, in the space of that owner. */
export async function invited(
  server: TestApp,
  owner: TestBrowser,
  role: Exclude<SpaceRole, 'owner'>,
  email = `${role}@example.com`,
): Promise<TestBrowser> {
  const browser = await signedIn(server, email);
  const { link } = (await owner.send('POST', api.spaceInvitations, { role })).json();
  const secret = new URL(link).hash.slice(1);
  const { space } = (await browser.send('POST', api.acceptInvitation, { secret })).json();
  return browser.in(space.id);
}

export type RuledSpace = {
  owner: TestBrowser;
  /** Of the South. */
  maker: TestBrowser;
  /** Of the Nordics. */
  asker: TestBrowser;
  connectionId: string;
  /** A tool of the maker's for this statement, published; `region` is bound wherever it is named. */
  publish(name: string, sql: string): Promise<Tool>;
  scan(): Promise<void>;
};

/** In every row of the South, and nowhere else. */
export const southern = { region: 'Southcanaria', customer: 'Sole Southcanary', words: /southcanar/i };

export const boundRegion: Parameter = parameter('region', 'text', {
  required: true,
  boundTo: { kind: 'attribute', name: 'region' },
});

/** Sales of two regions, and goods that nobody owns. */
export async function fillSales({ execute }: Pick<ConnectedShop, 'execute'>): Promise<void> {
  await execute(
    'CREATE TABLE sales (id INTEGER PRIMARY KEY, region VARCHAR(40), customer VARCHAR(40), amount INTEGER)',
  );
  const { region, customer } = southern;
  await execute(`INSERT INTO sales VALUES (1, '${region}', '${customer}', 71), (2, '${region}', 'Mare Southcanary', 72),
    (3, 'Nordics', 'Fjord', 13), (4, 'Nordics', 'Berg', 14)`);
  await execute('CREATE TABLE goods (id INTEGER PRIMARY KEY, name VARCHAR(40))');
  await execute("INSERT INTO goods VALUES (1, 'Boots')");
}

/** A shared space with this shop, whose askers read the sales of their region alone. */
export async function ruledSpace(server: TestApp, shop: ConnectedShop): Promise<RuledSpace> {
  const ada = await signedIn(server);
  const owner = ada.in((await ada.send('POST', api.spaces, { name: 'Sales' })).json().space.id);
  await owner.send('POST', api.subscription, { plan: 'professional' });
  const maker = await invited(server, owner, 'maker');
  const asker = await invited(server, owner, 'asker');
  const connectionId: string = (await owner.send('POST', api.connections, shop.form)).json().connection.id;
  const at = (path: string, id: string) => path.replace(':id', id);
  const scan = async () => void (await owner.send('POST', at(api.scan, connectionId)));
  await scan();
  const regions = [
    [maker, southern.region],
    [asker, 'Nordics'],
  ] as const;
  for (const [browser, value] of regions) {
    const { personId } = await personIn(browser);
    await owner.send('PUT', at(api.personAttributes, personId), { changes: [{ name: 'region', value }] });
  }
  const rules = [{ schema: shop.schema, table: 'sales', column: 'region', boundTo: boundRegion.boundTo }];
  const set = await owner.send('PUT', at(api.rowRules, connectionId), { rules, open: [] });
  if (set.statusCode !== 200) throw new Error(set.body);
  return {
    owner,
    maker,
    asker,
    connectionId,
    scan,
    publish: async (name, sql) => {
      const parameters = /:region\b/.test(sql) ? [boundRegion] : [];
      const tool = await makeTool(maker, connectionId, { name, description: name, sql, parameters });
      await maker.send('PUT', at(api.toolPublished, tool.id), { isPublished: true });
      return tool;
    },
  };
}
