import { useEffect } from 'react';
import { useServerInfo } from '../../../lib/server-info/use-server-info.ts';
import { type ArrivingProject, projectFromMessage } from '../model/project-from-address-or-message.ts';

/** Listens for a project that our own pages or the hosted service's window point at. */
export function useProjectWindowMessages(onProject: (project: ArrivingProject) => void): void {
  const { data: server } = useServerInfo();
  const authorizeUrl = server?.hosted?.authorizeUrl;
  useEffect(() => {
    const allowed = [location.origin, ...(authorizeUrl ? [new URL(authorizeUrl).origin] : [])];
    const listen = (event: MessageEvent) => {
      const project = projectFromMessage(event, allowed);
      if (project) onProject(project);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [authorizeUrl, onProject]);
}
