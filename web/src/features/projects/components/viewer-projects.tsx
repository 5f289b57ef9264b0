import { type Project, projectMessages } from '@parley/contract/projects';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusLight } from '../../../ui/status-light.tsx';
import { projectLight } from '../model/project-light.ts';
import { useHostedProjects } from '../requests/use-hosted-projects.ts';
import { ConnectButton } from './connect-button.tsx';
import { ProjectsFailed } from './projects-failed.tsx';
import { StaleNotice } from './stale-notice.tsx';
import styles from './viewer-projects.module.css';

type ViewerProjectsProps = { chosen: string | null; onChoose: (ref: string) => void };

export function ViewerProjects({ chosen, onChoose }: ViewerProjectsProps) {
  const { connected, projects, list, error, retry } = useHostedProjects();
  if (connected === false) {
    return (
      <div className={styles.empty}>
        <p>Authentication required to view projects</p>
        <ConnectButton referrer="/schema-viewer" />
      </div>
    );
  }
  if (!projects)
    return error ? <ProjectsFailed error={error} onRetry={retry} /> : <Skeleton height="block" />;
  if (projects.length === 0) return <p className={styles.empty}>{projectMessages.noProjects}</p>;
  return (
    <>
      {list && <StaleNotice list={list} failure={error} />}
      <ul className={styles.cards}>
        {projects.map((project) => (
          <li key={project.ref}>
            <ViewerCard
              project={project}
              chosen={project.ref === chosen}
              onChoose={() => onChoose(project.ref)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type ViewerCardProps = { project: Project; chosen: boolean; onChoose: () => void };

function ViewerCard({ project, chosen, onChoose }: ViewerCardProps) {
  const light = projectLight(project);
  return (
    <button
      type="button"
      className={classNames(styles.card, chosen && styles.chosen)}
      aria-pressed={chosen}
      disabled={!project.active}
      onClick={onChoose}
    >
      <span className={styles.name}>{project.name}</span>
      <span className={styles.detail}>
        ID: <code>{project.ref}</code>
      </span>
      <span className={styles.foot}>
        {project.organization.name}
        <StatusLight tone={light.tone}>{light.words}</StatusLight>
      </span>
    </button>
  );
}
