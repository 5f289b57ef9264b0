import type { Suggestion } from '@parley/contract/tools';
import { Check, CheckCircle, Code, Table } from 'iconoir-react';
import { type ReactNode, useState } from 'react';
import { alignGridColumns } from '../../../../lib/results/align-grid-columns.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Badge } from '../../../../ui/data/badge.tsx';
import { DatabaseRowsTable } from '../../../../ui/data/database-rows-table.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { SqlBlock } from '../../../../ui/sql/sql-block.tsx';
import { proofRunSummary } from '../../model/proof-run-summary.ts';
import { NameChips } from '../name-chips.tsx';
import { ParameterChips } from './parameter-chips.tsx';
import styles from './suggestion-card.module.css';

type SuggestionCardProps = {
  suggestion: Suggestion;
  picked: boolean;
  saved: boolean;
  onPick: (picked: boolean) => void;
  /** What else can be done with it. */
  action?: ReactNode;
};

/** Rows shown without being asked for. */
const peek = 3;

export function SuggestionCard({ suggestion, picked, saved, onPick, action }: SuggestionCardProps) {
  const { name, description, tables, fields, parameters, proof, sql, type } = suggestion;
  const [open, setOpen] = useState<'sql' | 'fields' | null>(null);
  const toggle = (part: 'sql' | 'fields') => setOpen(open === part ? null : part);
  return (
    <Card as="li" padding="sm" className={classNames(styles.card, picked && !saved && styles.picked)}>
      <header className={styles.header}>
        <h3 className={styles.name}>
          <Checkbox label={name} checked={picked || saved} disabled={saved} onChange={onPick} />
        </h3>
        {saved && (
          <Badge tone="success">
            <Check width={12} height={12} aria-hidden="true" />
            Saved
          </Badge>
        )}
        {type === 'mutation' && <Badge tone="warning">Changes data</Badge>}
      </header>
      <p className={styles.description}>{description}</p>
      <div className={styles.chips}>
        <NameChips label="Tables" icon={<Table width={12} height={12} aria-hidden="true" />} names={tables} />
        <ParameterChips parameters={parameters} values={proof?.values ?? {}} />
      </div>
      {proof && proof.sample.rows.length > 0 && (
        <div className={styles.sample}>
          <DatabaseRowsTable
            caption={`First rows of ${name}`}
            columns={alignGridColumns(proof.sample.columns)}
            rows={proof.sample.rows.slice(0, peek)}
          />
        </div>
      )}
      <footer className={styles.footer}>
        {proof ? (
          <span className={styles.proof}>
            <CheckCircle width={16} height={16} aria-hidden="true" />
            <span>
              <span className="visually-hidden">Proven: </span>
              {proofRunSummary(proof)}
              {proof.mended && ', mended once'}
            </span>
          </span>
        ) : (
          <span className={styles.unproven}>Prepares on your database; runs only when you confirm it</span>
        )}
        <span className={styles.buttons}>
          {fields.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={open === 'fields'}
              onClick={() => toggle('fields')}
            >
              {fields.length === 1 ? '1 field' : `${fields.length} fields`}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            icon={<Code width={15} height={15} />}
            aria-expanded={open === 'sql'}
            aria-label={`SQL of ${name}`}
            onClick={() => toggle('sql')}
          >
            SQL
          </Button>
          {action}
        </span>
      </footer>
      {open === 'sql' && <SqlBlock sql={sql} label={`SQL of ${name}`} />}
      {open === 'fields' && <NameChips label="Fields" names={fields} most={fields.length} />}
    </Card>
  );
}
