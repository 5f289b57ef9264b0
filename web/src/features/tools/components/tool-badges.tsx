import type { Tool } from '@parley/contract/tools';
import { Database, Table } from 'iconoir-react';
import { openSpaceId } from '../../../lib/session/current-space.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { ClosedToAskersBadge } from './closed-to-askers-badge.tsx';
import { NameChips } from './name-chips.tsx';
import styles from './tool-badges.module.css';

type ToolBadgesProps = { tool: Tool };

export function ToolBadges({ tool }: ToolBadgesProps) {
  const { status, type, isActive, connectionName, tables, parameters, version, published } = tool;
  return (
    <div className={styles.badges}>
      {status === 'broken' && <Badge tone="danger">Broken</Badge>}
      {status === 'no_source' && <Badge tone="warning">Without a source</Badge>}
      {type === 'mutation' && <Badge tone="warning">Changes data</Badge>}
      {!isActive && <Badge>Off</Badge>}
      {openSpaceId !== undefined && type === 'query' && (
        <Badge tone={published ? 'success' : 'neutral'}>{published ? 'Published' : 'Draft'}</Badge>
      )}
      {type === 'query' && tool.closedToAskers && <ClosedToAskersBadge reason={tool.closedToAskers} />}
      {connectionName && status !== 'no_source' && (
        <span className={styles.source}>
          <Database width={13} height={13} aria-hidden="true" />
          {connectionName}
        </span>
      )}
      <NameChips
        label="Tables"
        icon={<Table width={12} height={12} aria-hidden="true" />}
        names={tables}
        most={4}
      />
      {parameters.length > 0 && (
        <span className={styles.fact}>
          {parameters.length === 1 ? '1 parameter' : `${parameters.length} parameters`}
        </span>
      )}
      {version > 1 && <span className={styles.fact}>version {version}</span>}
    </div>
  );
}
