import { type Project, projectMessages } from '@parley/contract/hosted-projects';
import { ArrowRight, Folder } from 'iconoir-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { hasReferrer, rememberReferrer } from '../model/connection-referrer.ts';
import { selectionPath } from '../model/project-from-address-or-message.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './projects-grid.module.css';

type ProjectsGridProps = { projects: Project[]; referrer: string };

export function ProjectsGrid({ projects, referrer }: ProjectsGridProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | null>(null);
  const project = projects.find(({ ref, active }) => active && ref === chosen);
  if (projects.length === 0) {
    return (
      <EmptyState icon={<Folder />} title={projectMessages.noProjects}>
        The organisations you connected have no project yet. Create one at the provider, then refresh.
      </EmptyState>
    );
  }
  const go = (to: Project) => {
    if (!hasReferrer()) rememberReferrer(referrer);
    void navigate(selectionPath(to));
  };
  return (
    <>
      <ul className={styles.grid}>
        {projects.map((one) => (
          <ProjectCard
            key={one.ref}
            project={one}
            selected={one.ref === project?.ref}
            onSelect={() => setChosen(one.ref === chosen ? null : one.ref)}
          />
        ))}
      </ul>
      {project && (
        <div className={styles.bar}>
          <Button variant="primary" size="lg" onClick={() => go(project)}>
            Continue with {project.name}
            <ArrowRight width={18} height={18} aria-hidden="true" />
          </Button>
        </div>
      )}
    </>
  );
}
