import { type Tool, type ToolVersion, toolMessages } from '@parley/contract/tools';
import { useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DiffBlock } from '../../../../ui/code/diff-block.tsx';
import { Badge } from '../../../../ui/data/badge.tsx';
import { Timestamp } from '../../../../ui/data/timestamp.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { versionAsText } from '../../model/version-as-text.ts';
import { useRestoreVersion, useToolVersions } from '../../requests/use-tool-and-versions.ts';
import styles from './tool-versions.module.css';

type ToolVersionsProps = { tool: Tool };

export function ToolVersions({ tool }: ToolVersionsProps) {
  const { data, error, isFetching, refetch } = useToolVersions(tool.id);
  const restore = useRestoreVersion(tool.id);
  const [open, setOpen] = useState<number | null>(null);
  const bringBack = ({ version }: ToolVersion) =>
    restore.mutate(version, {
      onSuccess: (answer) => notify.success(`Version ${version} is back, as version ${answer.tool.version}.`),
      onError: (failure) => notify.error(errorMessage(failure)),
    });
  if (error && !data) {
    return (
      <LoadFailure
        title={toolMessages.detailsFailed}
        reason={errorMessage(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height="block" />;
  const versions = [...data.versions].sort((a, b) => b.version - a.version);
  return (
    <ol className={styles.list} aria-label="Versions">
      {versions.map((version, index) => {
        const older = versions[index + 1];
        const isOpen = open === version.version;
        return (
          <li key={version.version} className={styles.version}>
            <div className={styles.line}>
              <strong>Version {version.version}</strong>
              {version.version === tool.version && <Badge tone="success">Current</Badge>}
              <span className={styles.moment}>
                <Timestamp at={version.createdAt} />
              </span>
              <span className={styles.buttons}>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : version.version)}
                >
                  {older ? 'What changed' : 'Show'}
                </Button>
                {version.version !== tool.version && (
                  <Button size="sm" disabled={restore.isPending} onClick={() => bringBack(version)}>
                    Restore
                  </Button>
                )}
              </span>
            </div>
            {isOpen && (
              <DiffBlock
                label={`What changed in version ${version.version}`}
                before={versionAsText(older ?? version)}
                after={versionAsText(version)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
