import type { Project } from '@parley/contract/hosted-projects';
import { StatusLight } from '../../../ui/data/status-light.tsx';
import { projectStatus } from '../model/project-status.ts';
import styles from './project-radio-group.module.css';

type ProjectRadioGroupProps = { projects: Project[]; chosen: string | null; onChoose: (ref: string) => void };

export function ProjectRadioGroup({ projects, chosen, onChoose }: ProjectRadioGroupProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Project</legend>
      {projects.map((project) => {
        const light = projectStatus(project);
        return (
          <label key={project.ref} className={styles.choice}>
            <input
              type="radio"
              name="project"
              value={project.ref}
              checked={project.ref === chosen}
              disabled={!project.active}
              onChange={() => onChoose(project.ref)}
            />
            <span className={styles.words}>
              <span className={styles.name}>{project.name}</span>
              <span className={styles.detail}>
                {project.organization.name} · {project.region} · <code>{project.ref}</code>
              </span>
            </span>
            <StatusLight tone={light.tone}>{light.words}</StatusLight>
          </label>
        );
      })}
    </fieldset>
  );
}
