import { Tools } from 'iconoir-react';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import type { ConnectedSource } from '../../model/connected-source.ts';
import { GenerateButton } from './tools-list-actions.tsx';

type NoToolsYetProps = {
  sources: ConnectedSource[];
  onGenerate: (source: ConnectedSource) => void;
  onNew: () => void;
};

export function NoToolsYet({ sources, onGenerate, onNew }: NoToolsYetProps) {
  if (sources.length === 0) {
    return (
      <EmptyState
        icon={<Tools />}
        title="No tools yet"
        action={
          <ButtonLink to="/connections" variant="primary">
            Connect a database
          </ButtonLink>
        }
      >
        Tools are made from the schema of a database, and none is connected. There is a sample shop to try it
        with.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Tools />}
      title="No tools yet"
      action={
        <>
          <GenerateButton sources={sources} onGenerate={onGenerate} />
          <Button onClick={onNew}>Write one by hand</Button>
        </>
      }
    >
      Parley reads the schema, proposes questions worth asking, and runs each one on your database before you
      see it. You keep the ones you like.
    </EmptyState>
  );
}
