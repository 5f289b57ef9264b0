import type { User } from '@parley/contract/auth';
import { type Owner, personally } from '../../store/owner.ts';

/** Who makes a request, and in which space. */
export type SpaceMember = Owner;

export function inPersonalSpace(user: User): SpaceMember {
  return personally(user);
}
