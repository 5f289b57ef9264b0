import type { Toolset } from '@parley/contract/agent-access';
import type { Connection } from '@parley/contract/connections';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Tabs } from '../../../ui/actions/tabs.tsx';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type AgentSetupSnippets, agentSetupSnippets } from '../model/agent-setup-snippets.ts';
import { useCreateToken } from '../requests/use-access-tokens.ts';
import styles from './agents.module.css';

const placeholder = 'parley_YOUR_TOKEN';
const everything = '';

type AgentSetupInstructionsProps = { sources: Connection[]; toolsets: Toolset[]; isMaker: boolean };

export function AgentSetupInstructions({ sources, toolsets, isMaker }: AgentSetupInstructionsProps) {
  const create = useCreateToken();
  const [agent, setAgent] = useState('claude');
  const [project, setProject] = useState(everything);
  const [toolset, setToolset] = useState(everything);
  const [readOnly, setReadOnly] = useState(false);
  const query = queryOf({ project, toolset, readOnly });
  const secret = create.data?.secret ?? placeholder;
  const settings = agentSetupSnippets({ origin: window.location.origin, secret, query });
  return (
    <Card as="section" padding="lg" className={styles.card}>
      <div>
        <h2 className={styles.heading}>Paste and go</h2>
        <p className={styles.lead}>Three steps; your own address is already filled in.</p>
      </div>
      <ol className={styles.stages}>
        <Stage title="Choose what it may use">
          <div className={styles.pair}>
            <SelectField
              label="Source"
              name="project"
              value={project}
              onChange={setProject}
              options={[
                { value: everything, label: 'All sources' },
                ...sources.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            {isMaker && (
              <SelectField
                label="Toolset"
                name="toolset"
                value={toolset}
                onChange={setToolset}
                options={[
                  { value: everything, label: 'All active tools' },
                  ...toolsets.map(({ name }) => ({ value: name, label: name })),
                ]}
              />
            )}
          </div>
          <Writing isMaker={isMaker} readOnly={readOnly} onReadOnly={setReadOnly} />
        </Stage>
        <Stage title="Give it a token">
          <div className={styles.token}>
            {create.data ? (
              <CopyButton text={secret} label="Copy token" />
            ) : (
              <Button
                variant="primary"
                busy={create.isPending}
                busyLabel="Creating..."
                onClick={() => create.mutate({ name: 'An agent' })}
              >
                Fill in a new token
              </Button>
            )}
            <p className={styles.small}>It is shown here once; {revokedIn(isMaker)} it.</p>
          </div>
          {create.error && <Notice tone="error">{errorMessage(create.error)}</Notice>}
        </Stage>
        <Stage title="Paste it into your agent">
          <Tabs
            label="Agents"
            value={agent}
            onChange={setAgent}
            tabs={settings.map((one) => ({
              id: one.id,
              label: one.name,
              content: <Snippet settings={one} />,
            }))}
          />
        </Stage>
      </ol>
    </Card>
  );
}

const revokedIn = (isMaker: boolean) =>
  isMaker ? 'Settings lists it and can revoke' : 'the list of tokens can revoke';

type WritingProps = { isMaker: boolean; readOnly: boolean; onReadOnly: (readOnly: boolean) => void };

/** Askers change no data, whatever an agent asks for: there is nothing for them to choose. */
function Writing({ isMaker, readOnly, onReadOnly }: WritingProps) {
  if (!isMaker) {
    return <p className={styles.small}>It runs the published tools, as you do, and changes no data.</p>;
  }
  return <Checkbox label="Read only, whatever the token allows" checked={readOnly} onChange={onReadOnly} />;
}

type StageProps = { title: string; children: ReactNode };

function Stage({ title, children }: StageProps) {
  return (
    <li className={styles.stage}>
      <h3 className={styles.stageTitle}>{title}</h3>
      {children}
    </li>
  );
}

function Snippet({ settings: { name, where, text } }: { settings: AgentSetupSnippets }) {
  return (
    <div className={styles.snippet}>
      <div className={styles.top}>
        <p className={styles.small}>{where}</p>
        <CopyButton text={text} label="Copy" />
      </div>
      <CodeBlock label={`Settings for ${name}`} text={text} />
    </div>
  );
}

function queryOf({
  project,
  toolset,
  readOnly,
}: {
  project: string;
  toolset: string;
  readOnly: boolean;
}): string {
  const search = new URLSearchParams({
    ...(project === everything ? {} : { project }),
    ...(toolset === everything ? {} : { toolset }),
    ...(readOnly ? { read_only: 'true' } : {}),
  });
  return search.size > 0 ? `?${search}` : '';
}
