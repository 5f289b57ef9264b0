import type { Tool } from '@parley/contract/tools';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import type { ToolSelectionMode } from './console/use-tool-selection-mode.ts';
import styles from './tool-selection-options.module.css';

type ToolSelectionOptionsProps = {
  tools: readonly Tool[];
  mode: ToolSelectionMode;
  onMode: (mode: ToolSelectionMode) => void;
  picked: readonly string[];
  onPick: (ids: readonly string[]) => void;
};

export function ToolSelectionOptions({ tools, mode, onMode, picked, onPick }: ToolSelectionOptionsProps) {
  return (
    <details className={styles.advanced} open={mode === 'manual'}>
      <summary>Advanced options</summary>
      <fieldset className={styles.modes}>
        <legend>How the tool is found</legend>
        <label>
          <input type="radio" name="mode" checked={mode === 'rag'} onChange={() => onMode('rag')} />
          RAG: the best of all tools
        </label>
        <label>
          <input type="radio" name="mode" checked={mode === 'manual'} onChange={() => onMode('manual')} />
          Manual: only the tools I tick
        </label>
      </fieldset>
      {mode === 'manual' && (
        <ul className={styles.tools}>
          {tools.map(({ id, name }) => (
            <li key={id}>
              <Checkbox
                label={name}
                checked={picked.includes(id)}
                onChange={(on) => onPick(on ? [...picked, id] : picked.filter((other) => other !== id))}
              />
            </li>
          ))}
          {tools.length === 0 && <li>This source has no tools yet.</li>}
        </ul>
      )}
    </details>
  );
}
