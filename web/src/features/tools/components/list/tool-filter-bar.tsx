import type { Tool } from '@parley/contract/tools';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { type ToolFilter, toolOrders, toolStates } from '../../model/filter-tools.ts';
import styles from './tool-filter-bar.module.css';

type ToolFilterBarProps = {
  tools: readonly Tool[];
  filter: ToolFilter;
  onChange: (filter: ToolFilter) => void;
};

const stateWords: Record<ToolFilter['state'], string> = {
  all: 'Any status',
  on: 'On',
  off: 'Off',
  broken: 'Broken',
  no_source: 'Without a source',
};
const orderWords: Record<ToolFilter['order'], string> = {
  newest: 'Newest first',
  name: 'By name',
  changed: 'Last changed',
};

export function ToolFilterBar({ tools, filter, onChange }: ToolFilterBarProps) {
  const set = (part: Partial<ToolFilter>) => onChange({ ...filter, ...part });
  return (
    <search className={styles.bar}>
      <div className={styles.words}>
        <TextField
          label="Search tools"
          labelHidden
          name="tools"
          type="search"
          autoComplete="off"
          placeholder="Search names, tables and SQL..."
          value={filter.words}
          onChange={(words) => set({ words })}
        />
      </div>
      <SelectField
        label="Source"
        labelHidden
        name="source"
        value={filter.source}
        options={[{ value: '', label: 'All sources' }, ...sourcesOf(tools)]}
        onChange={(source) => set({ source })}
      />
      <SelectField
        label="Status"
        labelHidden
        name="status"
        value={filter.state}
        options={toolStates.map((value) => ({ value, label: stateWords[value] }))}
        onChange={(state) => set({ state })}
      />
      <SelectField
        label="Order"
        labelHidden
        name="order"
        value={filter.order}
        options={toolOrders.map((value) => ({ value, label: orderWords[value] }))}
        onChange={(order) => set({ order })}
      />
    </search>
  );
}

function sourcesOf(tools: readonly Tool[]) {
  const names = new Map<string, string>();
  for (const { connectionId, connectionName } of tools) {
    if (connectionId !== null) names.set(connectionId, connectionName ?? connectionId);
  }
  return [...names].map(([value, label]) => ({ value, label }));
}
