import { type Project, projectMessages } from '@parley/contract/hosted-projects';
import { StatusLight } from '../../../ui/data/status-light.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ChoiceCard, ChoiceGrid } from '../../../ui/form/choice-card.tsx';
import { projectStatus } from '../model/project-status.ts';
import { useGrantsAndProjects } from '../requests/use-grants-and-projects.ts';
import { ConnectButton } from './connect/connect-button.tsx';
import styles from './hosted-project-picker.module.css';
import { ProjectsLoadFailure } from './projects-load-failure.tsx';
import { StaleProjectsNotice } from './stale-projects-notice.tsx';

type HostedProjectPickerProps = { chosen: string | null; onChoose: (ref: string) => void };

export function HostedProjectPicker({ chosen, onChoose }: HostedProjectPickerProps) {
  const { connected, projects, list, error, retry } = useGrantsAndProjects();
  if (connected === false) {
    return (
      <div className={styles.empty}>
        <p>Authentication required to view projects</p>
        <ConnectButton referrer="/schema-viewer" />
      </div>
    );
  }
  if (!projects)
    return error ? <ProjectsLoadFailure error={error} onRetry={retry} /> : <Skeleton height="block" />;
  if (projects.length === 0) return <p className={styles.empty}>{projectMessages.noProjects}</p>;
  return (
    <>
      {list && <StaleProjectsNotice list={list} failure={error} />}
      <ChoiceGrid>
        {projects.map((project) => (
          <li key={project.ref}>
            <ViewerCard
              project={project}
              chosen={project.ref === chosen}
              onChoose={() => onChoose(project.ref)}
            />
          </li>
        ))}
      </ChoiceGrid>
    </>
  );
}

type ViewerCardProps = { project: Project; chosen: boolean; onChoose: () => void };

function ViewerCard({ project, chosen, onChoose }: ViewerCardProps) {
  const light = projectStatus(project);
  return (
    <ChoiceCard
      title={project.name}
      detail={
        <>
          ID: <code>{project.ref}</code>
        </>
      }
      foot={
        <>
          {project.organization.name}
          <StatusLight tone={light.tone}>{light.words}</StatusLight>
        </>
      }
      chosen={chosen}
      disabled={!project.active}
      onChoose={onChoose}
    />
  );
}
