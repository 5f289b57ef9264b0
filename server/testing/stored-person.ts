import type { Owner } from '../src/store/acting-member.ts';
import type { Store } from '../src/store/store.ts';

/** Somebody in the store who never signed up, for tests below the door. */
export async function addPerson(store: Store, { id, email }: Owner): Promise<void> {
  const now = new Date().toISOString();
  await store.engine.db
    .insertInto('parley_profiles')
    .values({
      id,
      email,
      email_verified: false,
      name: 'A Person',
      image: null,
      first_name: null,
      last_name: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** A connection of theirs that leads nowhere; gives its id. */
export async function addShop(store: Store, owner: Owner): Promise<string> {
  const added = await store.connections.add(owner, {
    name: 'Shop',
    description: '',
    type: 'sqlite',
    host: '',
    port: null,
    database: '',
    username: '',
    usesConnectionString: false,
    ssl: 'disable',
    uploadId: null,
    file: 'shop.db',
    allowWrites: false,
    savedToolsOnly: false,
    schemas: [],
    trustedFunctions: [],
    isSample: false,
    seal: () => null,
  });
  if (!added) throw new Error('The connection was not added.');
  return added.id;
}
