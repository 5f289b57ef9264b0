import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ColumnMark } from '@parley/contract/database-schema';
import { permissions } from '@parley/contract/spaces/roles';
import {
  type ShareAudience,
  type SharedLink,
  type SpaceAnswer,
  shareAudiences,
} from '@parley/contract/spaces/shared-answers';
import type { Kysely, Selectable, SelectQueryBuilder, Transaction } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import { columnMarks } from '../connections/column-marks.ts';
import { isoText, isoTextOrNull } from '../database/column-conversions.ts';
import { parseEnumText } from '../database/parse-enum-text.ts';
import type { Tables } from '../database/table-types.ts';
import type { NotShared } from '../space-change-outcomes.ts';
import { lockSpace } from './members.ts';

export type NewSharedAnswer = Pick<SharedLink, 'title' | 'audience' | 'expiresAt'> & {
  hash: string;
  connectionId: string;
  toolId: string | null;
  answer: SpaceAnswer;
  /** Those that a public answer was masked by. */
  marks: readonly ColumnMark[];
};
export type FoundSharedAnswer = { link: SharedLink; answer: SpaceAnswer };

/** Answers that somebody shared. What has ended is found by nobody, swept or not. */
export type SharedAnswers = {
  add(owner: Owner, shared: NewSharedAnswer): Promise<SharedLink | NotShared>;
  /** Of a space, the newest first; of one person there, where it is named. */
  list(spaceId: string, personId?: string): Promise<SharedLink[]>;
  /** In all spaces together. */
  countOf(personId: string): Promise<number>;
  findInSpace(spaceId: string, hash: string): Promise<FoundSharedAnswer | null>;
  /** Null too where the space allows no public links any more. */
  findPublic(hash: string): Promise<FoundSharedAnswer | null>;
  /** Of one person, where it is named. */
  remove(spaceId: string, id: string, personId?: string): Promise<boolean>;
  /** What was not marked when it was shared may be now. */
  removePublicOf(spaceId: string, connectionId: string): Promise<void>;
  allowsPublic(spaceId: string): Promise<boolean>;
  /** Not allowing them any more ends those that there are. */
  allowPublic(spaceId: string, allowed: boolean): Promise<void>;
  sweep(now: number): Promise<void>;
  /** Those of answers that were made before, ended or not: no link outlives the record that it was taken from. */
  sweepOld(before: number): Promise<void>;
};

export function sharedAnswers(db: Kysely<Tables>): SharedAnswers {
  const now = () => new Date().toISOString();
  const open = () =>
    db
      .selectFrom('parley_shared_answers as shared')
      .selectAll('shared')
      .where((row) => row.or([row('shared.expires_at', 'is', null), row('shared.expires_at', '>', now())]));
  return {
    add: (owner, shared) => db.transaction().execute((tx) => add(tx, owner, shared)),
    list: async (spaceId, personId) => {
      const rows = await open()
        .where('shared.space_id', '=', spaceId)
        .$if(personId !== undefined, (query) => query.where('shared.profile_id', '=', personId ?? ''))
        .orderBy('shared.created_at', 'desc')
        .orderBy('shared.id')
        .limit(500)
        .execute();
      return rows.map(toLink);
    },
    countOf: async (personId) => {
      const { links } = await db
        .selectFrom('parley_shared_answers')
        .select((row) => row.fn.countAll().as('links'))
        .where('profile_id', '=', personId)
        .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now())]))
        .executeTakeFirstOrThrow();
      return Number(links);
    },
    findInSpace: async (spaceId, hash) => {
      const row = await ofSharer(open(), hash)
        .where('shared.space_id', '=', spaceId)
        .where('shared.audience', '=', 'space')
        .executeTakeFirst();
      return row ? toFound(row) : null;
    },
    findPublic: async (hash) => {
      const row = await ofSharer(open(), hash).where('shared.audience', '=', 'public').executeTakeFirst();
      return row && (await allowsPublic(db, row.space_id)) ? toFound(row) : null;
    },
    remove: async (spaceId, id, personId) => {
      const { numDeletedRows } = await db
        .deleteFrom('parley_shared_answers')
        .where('space_id', '=', spaceId)
        .where('id', '=', id)
        .$if(personId !== undefined, (query) => query.where('profile_id', '=', personId ?? ''))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    removePublicOf: async (spaceId, connectionId) => {
      await ofAudience(db, spaceId, 'public').where('connection_id', '=', connectionId).execute();
    },
    allowsPublic: (spaceId) => allowsPublic(db, spaceId),
    allowPublic: (spaceId, allowed) => allowPublic(db, spaceId, allowed),
    sweep: async (at) => {
      const ended = new Date(at).toISOString();
      await db.deleteFrom('parley_shared_answers').where('expires_at', '<', ended).execute();
    },
    sweepOld: async (before) => {
      const answered = new Date(before).toISOString();
      await db.deleteFrom('parley_shared_answers').where('answered_at', '<', answered).execute();
    },
  };
}

type Shared = Tables & { shared: Tables['parley_shared_answers'] };

/** Nobody opens what was shared by somebody whose account is disabled, or who may share nothing there any more. */
const ofSharer = (query: SelectQueryBuilder<Shared, 'shared', Row>, hash: string) =>
  query
    .innerJoin('parley_profiles as profile', 'profile.id', 'shared.profile_id')
    .leftJoin('parley_members as member', (join) =>
      join
        .onRef('member.space_id', '=', 'shared.space_id')
        .onRef('member.profile_id', '=', 'shared.profile_id'),
    )
    .where('shared.hash', '=', hash)
    .where('profile.disabled_at', 'is', null)
    .where((row) =>
      row.or([
        row('shared.space_id', '=', row.ref('shared.profile_id')),
        row('member.role', 'in', permissions.share),
      ]),
    );

/** Preparing an answer takes a while; whatever would have ended its link meanwhile waits for this, or is seen by it. */
async function add(
  tx: Transaction<Tables>,
  owner: Owner,
  shared: NewSharedAnswer,
): Promise<SharedLink | NotShared> {
  await lockSpace(tx, owner.id);
  if (!(await mayShare(tx, owner))) return 'role';
  if (shared.audience === 'public') {
    if (!(await allowsPublic(tx, owner.id))) return 'public-off';
    const marks = await columnMarks(tx).list(owner.id, shared.connectionId);
    if (!isDeepStrictEqual(marks, shared.marks)) return 'other-marks';
  }
  return insert(tx, owner, shared);
}

async function mayShare(tx: Transaction<Tables>, { id, personId }: Owner): Promise<boolean> {
  if (id === personId) return true;
  const member = await tx
    .selectFrom('parley_members')
    .select('role')
    .where('space_id', '=', id)
    .where('profile_id', '=', personId)
    .where('role', 'in', permissions.share)
    .executeTakeFirst();
  return member !== undefined;
}

async function insert(db: Kysely<Tables>, owner: Owner, shared: NewSharedAnswer): Promise<SharedLink> {
  const { hash, audience, title, connectionId, toolId, answer, expiresAt } = shared;
  const row = {
    id: randomUUID(),
    ...ownedBy(owner),
    connection_id: connectionId,
    tool_id: toolId,
    hash,
    audience,
    title,
    answer: JSON.stringify(answer),
    answered_at: answer.answeredAt,
    expires_at: expiresAt,
    created_at: new Date().toISOString(),
  };
  await db.insertInto('parley_shared_answers').values(row).execute();
  return toLink(row);
}

async function allowsPublic(db: Kysely<Tables>, spaceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('parley_spaces')
    .select('public_links')
    .where('id', '=', spaceId)
    .executeTakeFirst();
  return Boolean(row?.public_links);
}

function allowPublic(db: Kysely<Tables>, spaceId: string, allowed: boolean): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx.updateTable('parley_spaces').set({ public_links: allowed }).where('id', '=', spaceId).execute();
    if (!allowed) await ofAudience(tx, spaceId, 'public').execute();
  });
}

const ofAudience = (db: Kysely<Tables>, spaceId: string, audience: ShareAudience) =>
  db.deleteFrom('parley_shared_answers').where('space_id', '=', spaceId).where('audience', '=', audience);

type Row = Selectable<Tables['parley_shared_answers']>;

function toFound(row: Row): FoundSharedAnswer {
  // Only `insert` writes this column, from a value of that very type.
  return { link: toLink(row), answer: JSON.parse(row.answer) as SpaceAnswer };
}

function toLink(row: Omit<Row, 'answer'>): SharedLink {
  return {
    id: row.id,
    title: row.title,
    audience: parseEnumText(shareAudiences, row.audience),
    sharedBy: row.user_email,
    createdAt: isoText(row.created_at),
    expiresAt: isoTextOrNull(row.expires_at),
  };
}
