import type { Tool } from '@parley/contract/tools';
import { NavArrowLeft } from 'iconoir-react';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { Source } from '../model/source.ts';
import { ToolEditor } from './tool-editor.tsx';
import styles from './tool-screen.module.css';

type NewToolScreenProps = { sources: Source[]; onSaved: (tool: Tool) => void; onBack: () => void };

export function NewToolScreen({ sources, onSaved, onBack }: NewToolScreenProps) {
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className={styles.back}
        icon={<NavArrowLeft width={16} height={16} />}
        onClick={onBack}
      >
        All tools
      </Button>
      <PageHeader
        title="New tool"
        description="A statement with a name. It is prepared on your database before it is saved."
      />
      <ToolEditor tool={null} sources={sources} onSaved={onSaved} />
    </>
  );
}
