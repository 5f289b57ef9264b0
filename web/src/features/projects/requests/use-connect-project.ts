import type { Connection } from '@parley/contract/connections';
import type { projectsOutput } from '@parley/contract/hosted-projects';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { connectProject } from './connect-project.ts';
import { projectsKey } from './query-keys.ts';

type ProjectList = z.infer<typeof projectsOutput>;

/** The list that is on screen learns of the connection at once. */
export function useConnectProject(): (ref: string) => Promise<Connection> {
  const queries = useQueryClient();
  return async (ref) => {
    const connection = await connectProject(ref);
    queries.setQueryData<ProjectList>(projectsKey, (list) => list && withConnection(list, connection));
    return connection;
  };
}

function withConnection(list: ProjectList, { id, projectRef }: Connection): ProjectList {
  const projects = list.projects.map((one) => (one.ref === projectRef ? { ...one, connectionId: id } : one));
  return { ...list, projects };
}
