import type { Toolset } from '@parley/contract/agent-access';

export type ToolsetContent = Pick<Toolset, 'name' | 'description' | 'toolIds'>;
