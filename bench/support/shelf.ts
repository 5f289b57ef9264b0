import type { Parameter } from '@parley/contract/parameters';
import { api } from '@parley/contract/routes';
import type { Reader } from './compare-rates.ts';
import { KeepAliveClient, postRequest } from './keep-alive-client.ts';

/** The statement every subject runs, in the two ways of writing its one parameter. */
const columns = 'SELECT id, name, price, at FROM items WHERE shelf =';
export const shelfSql = { named: `${columns} :shelf LIMIT 10`, numbered: `${columns} $1 LIMIT 10` };
export const shelfParameter: Parameter = { name: 'shelf', type: 'integer', description: '', required: true };

/** The same as a saved tool. */
export const shelfTool = {
  name: 'Items of a shelf',
  sql: shelfSql.named,
  parameters: [{ name: 'shelf', type: 'integer' }],
};

const shelves = 100;
let turn = 0;

export function nextShelf(): number {
  turn += 1;
  return turn % shelves;
}

/** One request for each shelf, its bytes made once. */
export function forEachShelf(requestFor: (shelf: number) => Buffer): Buffer[] {
  return Array.from({ length: shelves }, (_, shelf) => requestFor(shelf));
}

export function restRunRequest(origin: string, token: string, shelf: number): Buffer {
  const headers = { authorization: `Bearer ${token}` };
  const path = api.v1Run.replace(':name', 'items_of_a_shelf');
  return postRequest(origin, path, { headers, body: { parameters: { shelf } } });
}

/** Workers that each keep a connection and send the requests of one of these people. */
export function readOver(origin: string, workers: number, people: readonly Buffer[][]) {
  const clients = Array.from({ length: workers }, () => new KeepAliveClient(origin));
  const read: Reader = async (worker) => {
    const request = people[worker % people.length]?.[nextShelf()] as Buffer;
    const answer = await clients[worker]?.send(request);
    if (answer?.status !== 200) throw new Error(`status ${answer?.status}`);
  };
  const close = () => {
    for (const client of clients) client.close();
  };
  return { read, close };
}
