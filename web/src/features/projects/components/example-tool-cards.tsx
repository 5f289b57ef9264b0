import type { Table } from '@parley/contract/database-schema';
import { useState } from 'react';
import { Badge } from '../../../ui/data/badge.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SqlBlock } from '../../../ui/sql/sql-block.tsx';
import { type ExampleTool, exampleToolsForTable } from '../model/example-tools-for-table.ts';
import styles from './example-tool-cards.module.css';

type ExampleToolCardsProps = { tables: Table[] };

export function ExampleToolCards({ tables }: ExampleToolCardsProps) {
  const [chosen, setChosen] = useState('');
  const table = tables.find((one) => idOf(one) === chosen) ?? tables[0];
  if (!table) return null;
  return (
    <div className={styles.examples}>
      <SelectField
        label="Table"
        name="example-table"
        inline
        options={tables.map((one) => ({ value: idOf(one), label: one.name }))}
        value={idOf(table)}
        onChange={setChosen}
      />
      <ul className={styles.tools}>
        {exampleToolsForTable(table).map((tool) => (
          <ToolCard key={tool.name} tool={tool} />
        ))}
      </ul>
    </div>
  );
}

function ToolCard({ tool }: { tool: ExampleTool }) {
  const { action, name, description, sql, parameters } = tool;
  const writes = action === 'create' || action === 'update' || action === 'delete';
  return (
    <Card as="li" className={styles.tool}>
      <header className={styles.header}>
        <h3 className={styles.name}>{name}</h3>
        <Badge tone={writes ? 'warning' : 'success'}>{writes ? 'writes' : 'reads'}</Badge>
      </header>
      <p className={styles.description}>{description}</p>
      <SqlBlock sql={sql} label={`SQL of ${name}`} />
      {parameters.length > 0 && (
        <ul className={styles.parameters} aria-label={`Parameters of ${name}`}>
          {parameters.map((one) => (
            <li key={one.name} className={styles.parameter}>
              <code>:{one.name}</code> {one.type}
              {one.required && <span className={styles.required}> required</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function idOf({ schema, name }: Table): string {
  return `${schema}.${name}`;
}
