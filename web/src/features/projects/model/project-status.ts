import type { Project } from '@parley/contract/hosted-projects';

type Light = { tone: 'good' | 'warning' | 'bad' | 'off'; words: string };

const lights: Record<string, Light> = {
  ACTIVE_HEALTHY: { tone: 'good', words: 'Active' },
  ACTIVE_UNHEALTHY: { tone: 'warning', words: 'Active, but unhealthy' },
  COMING_UP: { tone: 'warning', words: 'Starting' },
  RESTORING: { tone: 'warning', words: 'Being restored' },
  PAUSING: { tone: 'off', words: 'Pausing' },
  INACTIVE: { tone: 'off', words: 'Paused' },
  INIT_FAILED: { tone: 'bad', words: 'Could not be started' },
  RESTORE_FAILED: { tone: 'bad', words: 'Could not be restored' },
  PAUSE_FAILED: { tone: 'bad', words: 'Could not be paused' },
};

/** The service may call a state what we do not know: it is shown as it is, in small letters. */
export function projectStatus({ status, active }: Pick<Project, 'status' | 'active'>): Light {
  const words = status.toLowerCase().replaceAll('_', ' ');
  return lights[status] ?? { tone: active ? 'good' : 'off', words };
}
