import type { Connection } from '@parley/contract/connections';
import { type Project, projectMessages } from '@parley/contract/hosted-projects';
import { limits } from '@parley/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { projectStatus } from '../model/project-status.ts';
import { useConnectProject } from '../requests/use-connect-project.ts';
import { ProjectRadioGroup } from './project-radio-group.tsx';
import styles from './select-and-connect-project.module.css';

type SelectAndConnectProjectProps = {
  projects: Project[];
  /** The project the person came here for. */
  arrived: string | null;
  onConnected: (connection: Connection) => void;
};

export function SelectAndConnectProject({ projects, arrived, onConnected }: SelectAndConnectProjectProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(true);
  const connect = useMutation({ mutationFn: useConnectProject(), onSuccess: onConnected });
  const ref = picked ?? arrived;
  const project = projects.find((one) => one.ref === ref);
  const ready = project?.active ?? false;
  const automatic = waiting && picked === null && ready && connect.isIdle;
  const confirm = (chosen: Project) => {
    setWaiting(false);
    connect.mutate(chosen.ref);
  };
  useEffect(() => {
    if (!automatic || ref === null) return;
    const timer = setTimeout(() => {
      setWaiting(false);
      connect.mutate(ref);
    }, limits.redirect.selectedProject);
    return () => clearTimeout(timer);
  }, [automatic, ref, connect.mutate]);

  return (
    <div className={styles.selection}>
      {arrived !== null && !projects.some((one) => one.ref === arrived) && (
        <Notice tone="error">{projectMessages.notInAnyOrganization(arrived)}</Notice>
      )}
      {project && !ready && (
        <Notice tone="warning" title={`${project.name}: ${projectStatus(project).words}`}>
          It answers no questions until it runs. Wake it at the provider and come back, or pick another one.
        </Notice>
      )}
      {connect.error && (
        <Notice tone="error" title={`${project?.name ?? 'The project'} could not be connected`}>
          {errorMessage(connect.error)}
        </Notice>
      )}
      <ProjectRadioGroup
        projects={projects}
        chosen={ref}
        onChoose={(next) => {
          connect.reset();
          setPicked(next);
        }}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="lg"
          disabled={!ready || connect.isSuccess}
          busy={connect.isPending}
          busyLabel="Connecting..."
          onClick={() => project && confirm(project)}
        >
          Continue with Selected Project
        </Button>
        {automatic ? (
          <Button variant="ghost" size="lg" onClick={() => setWaiting(false)}>
            Stay here
          </Button>
        ) : (
          <ButtonLink variant="ghost" size="lg" to="/projects">
            Back to Projects
          </ButtonLink>
        )}
      </div>
      <p className={styles.note} role="status">
        {automatic && `Continuing with ${project?.name ?? 'it'} in a moment...`}
      </p>
      {automatic && <span className={styles.countdown} aria-hidden="true" />}
    </div>
  );
}
