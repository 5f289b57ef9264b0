import type { SpaceSummary } from '@parley/contract/spaces/roles';

/** A personal space has no name of its own. */
export function spaceName({ kind, name }: Pick<SpaceSummary, 'kind' | 'name'>): string {
  return kind === 'personal' ? 'Personal' : name;
}
