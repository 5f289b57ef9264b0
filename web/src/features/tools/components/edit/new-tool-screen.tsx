import type { Tool } from '@parley/contract/tools';
import { BackButton } from '../../../../ui/actions/back-button.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import type { ConnectedSource } from '../../model/connected-source.ts';
import styles from '../tool-details-screen.module.css';
import { ToolEditor } from './tool-editor.tsx';

type NewToolScreenProps = { sources: ConnectedSource[]; onSaved: (tool: Tool) => void; onBack: () => void };

export function NewToolScreen({ sources, onSaved, onBack }: NewToolScreenProps) {
  return (
    <>
      <div className={styles.back}>
        <BackButton onClick={onBack}>All tools</BackButton>
      </div>
      <PageHeader
        title="New tool"
        description="A statement with a name. It is prepared on your database before it is saved."
      />
      <ToolEditor tool={null} sources={sources} onSaved={onSaved} />
    </>
  );
}
