import type { Invitation } from '@parley/contract/spaces/space-api';

export type FoundInvitation = Invitation & { spaceId: string; spaceName: string };
