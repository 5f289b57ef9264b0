import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { ProjectsView } from '../../features/projects/components/projects-view.tsx';
import {
  type ArrivingProject,
  projectFromSearch,
  selectionPath,
} from '../../features/projects/model/project-from-address-or-message.ts';
import { useProjectWindowMessages } from '../../features/projects/requests/use-project-window-messages.ts';
import { useSearchParams } from '../../lib/routing/use-search-params.ts';
import { PageMeta } from '../page-meta.tsx';
import { PageColumn } from '../shell/page-column.tsx';

export function ProjectsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useProjectWindowMessages(
    useCallback((project: ArrivingProject) => void navigate(selectionPath(project)), [navigate]),
  );
  const arriving = projectFromSearch(search);
  if (arriving) return <Navigate to={selectionPath(arriving)} replace />;
  return (
    <PageColumn>
      <PageMeta title="Projects" />
      <ProjectsView />
    </PageColumn>
  );
}
