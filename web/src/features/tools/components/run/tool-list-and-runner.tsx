import type { Tool } from '@parley/contract/tools';
import { Badge } from '../../../../ui/data/badge.tsx';
import { NameChips } from '../name-chips.tsx';
import type { ShareRun } from './run-result.tsx';
import styles from './tool-list-and-runner.module.css';
import { ToolRunner } from './tool-runner.tsx';

type ToolListAndRunnerProps = {
  tools: readonly Tool[];
  openId: string | null;
  onOpen: (id: string) => void;
  share?: ShareRun | undefined;
};

/** The tools of one source beside the one that is open, ready to run with values of one's own. */
export function ToolListAndRunner({ tools, openId, onOpen, share }: ToolListAndRunnerProps) {
  const open = tools.find(({ id }) => id === openId) ?? tools[0];
  return (
    <div className={styles.bench}>
      <nav className={styles.side} aria-label="Tools of this project">
        <ul className={styles.list}>
          {tools.map(({ id, name, type, parameters }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.entry}
                aria-current={id === open?.id}
                onClick={() => onOpen(id)}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.detail}>{detailOf(type, parameters.length)}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {open && <ToolDetail key={`${open.id} ${open.version}`} tool={open} share={share} />}
    </div>
  );
}

function ToolDetail({ tool, share }: { tool: Tool; share: ShareRun | undefined }) {
  const { name, description, type, tables } = tool;
  return (
    <section className={styles.detailPane} aria-label={name}>
      <header className={styles.head}>
        <h2>
          {name} {type === 'mutation' && <Badge tone="warning">Changes data</Badge>}
        </h2>
        {description && <p>{description}</p>}
        <NameChips label="Tables" names={tables} most={6} />
      </header>
      <ToolRunner tool={tool} runLabel="Execute Tool" sqlOpen share={share} />
    </section>
  );
}

function detailOf(type: Tool['type'], parameters: number): string {
  if (type === 'mutation') return 'Changes data';
  if (parameters === 0) return 'No values';
  return parameters === 1 ? '1 value' : `${parameters} values`;
}
