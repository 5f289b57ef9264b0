import type { Project } from '@parley/contract/hosted-projects';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Description, DescriptionList } from '../../../ui/data/description-list.tsx';
import { StatusLight } from '../../../ui/data/status-light.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { projectStatus } from '../model/project-status.ts';
import { HostedServiceLogo } from './connect/hosted-service-logo.tsx';
import styles from './project-card.module.css';

type ProjectCardProps = { project: Project; selected: boolean; onSelect: () => void };

export function ProjectCard({ project, selected, onSelect }: ProjectCardProps) {
  const { ref, name, region, active, organization, connectionId } = project;
  const light = projectStatus(project);
  return (
    <Card
      as="li"
      className={classNames(styles.card, selected && styles.selected, !active && styles.paused)}
      interactive={active}
    >
      <header className={styles.header}>
        <HostedServiceLogo />
        <div className={styles.titles}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.organization}>{organization.name}</p>
        </div>
        {connectionId && <Badge tone="success">Connected</Badge>}
      </header>
      <DescriptionList>
        <Description label="Reference">
          <code>{ref}</code>
        </Description>
        <Description label="Region">{region}</Description>
        <Description label="Status">
          <StatusLight tone={light.tone}>{light.words}</StatusLight>
        </Description>
      </DescriptionList>
      {!active && (
        <p className={styles.why}>
          It answers no questions until it runs. Wake it at the provider, then refresh.
        </p>
      )}
      <footer className={styles.actions}>
        <Button
          size="sm"
          variant={selected ? 'primary' : 'secondary'}
          disabled={!active}
          aria-pressed={selected}
          onClick={onSelect}
        >
          {selected ? 'SELECTED' : 'SELECT PROJECT'}
          <span className="visually-hidden"> {name}</span>
        </Button>
        {connectionId && active && (
          <ButtonLink size="sm" variant="ghost" to={`/projects/tools?project_ref=${ref}`}>
            Schema and examples
          </ButtonLink>
        )}
      </footer>
    </Card>
  );
}
