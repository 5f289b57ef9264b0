import { hash as digest, randomBytes } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import { mayDo, permissions, roleNames, type SpaceRole } from '@parley/contract/spaces/roles';
import type {
  openedPublicAnswer,
  openedSpaceAnswer,
  shareInput,
} from '@parley/contract/spaces/shared-answers';
import {
  type SharedLink,
  type SpaceAnswer,
  shareLimits,
  shareMessages,
} from '@parley/contract/spaces/shared-answers';
import type { z } from 'zod';
import type { ConnectionMasking } from '../../masking/connection-masking.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { NotShared } from '../../store/space-change-outcomes.ts';
import type { Store } from '../../store/store.ts';
import type { History } from '../execution-history.ts';
import {
  isShown,
  maskAnswer,
  type ShownExecution,
  snapshotFor,
  withoutSource,
} from './masked-answer-snapshot.ts';

type Member = Owner & { role: SpaceRole };
type Place = { owner: Owner; id: string; signal: AbortSignal };

/** Answers as they were shown, for those who have a link. Opening one runs nothing. */
export type SharedAnswerService = {
  share(
    member: Member,
    input: z.infer<typeof shareInput>,
    signal: AbortSignal,
  ): Promise<{ shared: SharedLink; link: string }>;
  list(member: Member): Promise<{ links: SharedLink[]; publicLinks: boolean }>;
  /** Ended at once, on every server. */
  end(member: Member, id: string): Promise<void>;
  openInSpace(member: Member, secret: string): Promise<z.infer<typeof openedSpaceAnswer>>;
  openPublic(secret: string): Promise<z.infer<typeof openedPublicAnswer>>;
  allowPublic(member: Member, allowed: boolean): Promise<void>;
  /** Marks have changed: what is public was made by those from before. */
  endPublicOf(owner: Owner, connectionId: string): Promise<void>;
};

type Parts = {
  store: Pick<Store, 'columnMarks' | 'sharedAnswers'>;
  history: Pick<History, 'show'>;
  /** What of a connection is marked as personal or secret; null where nothing is. */
  masking(place: Place): Promise<ConnectionMasking | null>;
  origin: string;
  /** Records go after as many days, and links with the records that they were taken from. */
  keepRecordsDays: number | undefined;
};

const gone = () => new ParleyError('not_found', { message: shareMessages.gone });

export function createSharedAnswers(parts: Parts): SharedAnswerService {
  const { sharedAnswers } = parts.store;
  return {
    share: (member, input, signal) => share(parts, member, { ...input, signal }),
    list: async (member) => ({
      links: await sharedAnswers.list(member.id, managesAll(member) ? undefined : member.personId),
      publicLinks: await sharedAnswers.allowsPublic(member.id),
    }),
    end: async (member, id) => {
      const of = managesAll(member) ? undefined : member.personId;
      if (!(await sharedAnswers.remove(member.id, id, of))) throw gone();
    },
    openInSpace: async (member, secret) => {
      const found = await sharedAnswers.findInSpace(member.id, hashOf(secret));
      if (!found) throw gone();
      const { sharedBy, createdAt: sharedAt } = found.link;
      return { answer: found.answer, sharedBy, sharedAt };
    },
    openPublic: async (secret) => {
      const found = await sharedAnswers.findPublic(hashOf(secret));
      if (!found?.link.expiresAt) throw gone();
      const { createdAt: sharedAt, expiresAt } = found.link;
      return { answer: found.answer, sharedAt, expiresAt };
    },
    allowPublic: ({ id }, allowed) => sharedAnswers.allowPublic(id, allowed),
    endPublicOf: ({ id }, connectionId) => sharedAnswers.removePublicOf(id, connectionId),
  };
}

const managesAll = ({ role }: Member) => mayDo(role, 'manage-people');

type Sharing = z.infer<typeof shareInput> & { signal: AbortSignal };

async function share(parts: Parts, member: Member, { executionId, audience, days, signal }: Sharing) {
  const { columnMarks, sharedAnswers } = parts.store;
  const execution = await parts.history.show(member, executionId);
  const isPersonal = member.id === member.personId;
  if (audience === 'space' && isPersonal) throw invalid(shareMessages.personal);
  if (audience === 'public' && !(await sharedAnswers.allowsPublic(member.id))) {
    throw invalid(shareMessages.publicOff);
  }
  if (!isShown(execution)) throw invalid(shareMessages.notAnAnswer);
  if ((await sharedAnswers.countOf(member.personId)) >= shareLimits.perPerson) {
    throw invalid(shareMessages.full);
  }
  const marks = await columnMarks.list(member.id, execution.connectionId);
  const whole = snapshotFor(execution);
  const answer =
    audience === 'public' ? await forEverybody(parts, { member, execution, whole, signal }) : whole;
  if (Buffer.byteLength(JSON.stringify(answer)) > shareLimits.bytes) throw invalid(shareMessages.tooLarge);
  const expiresAt = endOf(answer, audience === 'public' ? days : undefined, parts.keepRecordsDays);
  const secret = randomBytes(32).toString('base64url');
  const shared = await sharedAnswers.add(member, {
    hash: hashOf(secret),
    audience,
    title: answer.question,
    connectionId: execution.connectionId,
    toolId: execution.toolId,
    answer,
    marks,
    expiresAt,
  });
  if (typeof shared === 'string') throw refusal(shared);
  // After the #: no proxy and no log on the way sees what opens it.
  const page = audience === 'public' ? '/shared' : `/s/${member.id}/shared-answer`;
  return { shared, link: `${parts.origin}${page}#${secret}` };
}

/** null: only by hand. */
function endOf({ answeredAt }: SpaceAnswer, days: number | undefined, kept: number | undefined) {
  const ends = [
    ...(days === undefined ? [] : [Date.now() + days * 86_400_000]),
    ...(kept === undefined ? [] : [Date.parse(answeredAt) + kept * 86_400_000]),
  ];
  if (ends.length === 0) return null;
  const end = Math.min(...ends);
  // Its record is about to be deleted.
  if (end <= Date.now()) throw gone();
  return new Date(end).toISOString();
}

type Whole = { member: Member; execution: ShownExecution; whole: SpaceAnswer; signal: AbortSignal };

async function forEverybody(parts: Parts, { member, execution, whole, signal }: Whole): Promise<SpaceAnswer> {
  const { connectionId: id, sql, result } = execution;
  const masking = await parts.masking({ owner: member, id, signal });
  if (!masking) return withoutSource(whole);
  const masks = await masking.masksOf({ sql: sql ?? '' }, result);
  const names = whole.values.map(({ name }) => name);
  const marked = await masking.markedParameters(sql ?? '', names);
  return withoutSource(maskAnswer(whole, { masks, marked, standIns: await masking.standIns() }));
}

/** 256 random bits: nothing slower than one hash is needed to keep them from being guessed back. */
function hashOf(secret: string): string {
  return digest('sha256', secret, 'base64url');
}

function refusal(why: NotShared): ParleyError {
  if (why === 'public-off') return invalid(shareMessages.publicOff);
  if (why === 'other-marks') return invalid(shareMessages.otherMarks);
  const roles = permissions.share.map((role) => roleNames[role].toLowerCase()).join(', ');
  return new ParleyError('space_role', { values: { roles } });
}

function invalid(message: string): ParleyError {
  return new ParleyError('invalid_input', { message });
}
