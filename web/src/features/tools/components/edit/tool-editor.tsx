import type { Parameter } from '@parley/contract/parameters';
import { type Tool, type ToolInput, toolInput, toolTypes } from '@parley/contract/tools';
import { type ComponentProps, lazy, Suspense, useMemo, useRef } from 'react';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { ConnectedSource } from '../../model/connected-source.ts';
import { checkableParameter, cleanParameter } from '../../model/parameter-draft.ts';
import { parametersFor } from '../../model/parameters-in-sql.ts';
import { sqlCompletions } from '../../model/sql-completions.ts';
import { useSourceSchema } from '../../requests/use-source-schema.ts';
import { useSqlCheck } from '../../requests/use-sql-check.ts';
import { useSaveTool } from '../../requests/use-tool-and-versions.ts';
import { ParameterEditor } from './parameter-editor.tsx';
import { SqlCheckStatus } from './sql-check-status.tsx';
import styles from './tool-editor.module.css';

const SqlEditor = lazy(async () => ({
  default: (await import('../../../../ui/sql/sql-editor.tsx')).SqlEditor,
}));

type ToolEditorProps = {
  /** null for a new one. */
  tool: Tool | null;
  sources: ConnectedSource[];
  onSaved: (tool: Tool) => void;
};

const typeWords = { query: 'Reads data', mutation: 'Changes data' } as const;

export function ToolEditor(props: ToolEditorProps) {
  const { tool, sources } = props;
  const { values, set, field, errors, busy, form, source, checked, check, write, change } =
    useToolDraft(props);
  return (
    <Card>
      <form {...form} className={styles.form}>
        {errors.summary.length > 0 && <Notice tone="error">{errors.summary.join(' ')}</Notice>}
        <div className={styles.pair}>
          <TextField {...field('name')} label="Name" required autoComplete="off" />
          <SelectField
            label="Database"
            name="connectionId"
            value={values.connectionId}
            options={[
              ...(source ? [] : [{ value: values.connectionId, label: 'Choose a database...' }]),
              ...sources.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(id) => set('connectionId', id)}
          />
        </div>
        <TextField
          {...field('description')}
          label="Description"
          hint="Questions find the tool by its name and this sentence."
          autoComplete="off"
        />
        <div className={styles.sql}>
          <div className={styles.head}>
            <span className={styles.label}>SQL</span>
            <SelectField
              label="What it does"
              labelHidden
              name="type"
              inline
              value={values.type}
              options={toolTypes.map((value) => ({ value, label: typeWords[value] }))}
              onChange={(type) => set('type', type)}
            />
          </div>
          <DraftedSql
            draft={values}
            dialect={source?.dialect ?? tool?.dialect ?? 'postgres'}
            invalid={Boolean(errors.fields.sql)}
            problem={check.isCurrent ? (check.data?.problem ?? null) : null}
            onChange={write}
          />
          <SqlCheckStatus id="sql-mark" draft={checked} check={check} />
        </div>
        <ParameterEditor parameters={values.parameters} error={errors.fields.parameters} onChange={change} />
        <div>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
            {tool ? 'Save new version' : 'Save tool'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** What is typed, its check by the database, and how it is saved. */
function useToolDraft({ tool, sources, onSaved }: ToolEditorProps) {
  const save = useSaveTool(tool?.id ?? null);
  const draft = useForm<Draft, ToolInput>({
    initial: draftOf(tool, sources),
    schema: toolInput,
    submit: async (input) => {
      const saved = await save.mutateAsync({ ...input, parameters: input.parameters.map(cleanParameter) });
      notify.success(tool ? `Version ${saved.version} is saved.` : `${saved.name} is saved.`);
      onSaved(saved);
    },
  });
  const { values, set } = draft;
  const known = useRef(new Map(values.parameters.map((one) => [one.name, one])));
  const source = sources.find(({ id }) => id === values.connectionId);

  const checked = {
    connectionId: source?.id ?? '',
    type: values.type,
    sql: values.sql,
    parameters: values.parameters.map(checkableParameter),
  };
  const check = useSqlCheck(checked);

  const write = (sql: string) => {
    set('sql', sql);
    set('parameters', parametersFor(sql, known.current));
  };
  const change = (parameter: Parameter) => {
    known.current.set(parameter.name, parameter);
    set(
      'parameters',
      values.parameters.map((one) => (one.name === parameter.name ? parameter : one)),
    );
  };
  return { ...draft, source, checked, check, write, change };
}

type DraftedSqlProps = Pick<
  ComponentProps<typeof SqlEditor>,
  'dialect' | 'invalid' | 'problem' | 'onChange'
> & { draft: Draft };

/** The statement, with the names of its tables and parameters at hand. */
function DraftedSql({ draft: values, ...editor }: DraftedSqlProps) {
  const { data: schema } = useSourceSchema(values.connectionId);
  const tables = useMemo(() => sqlCompletions(schema ?? null), [schema]);
  const names = values.parameters.map(({ name }) => name).join(' ');
  const completed = useMemo(() => names.split(' ').filter(Boolean), [names]);
  return (
    <Suspense fallback={<Skeleton height="block" />}>
      <SqlEditor
        {...editor}
        label="SQL"
        value={values.sql}
        tables={tables}
        parameters={completed}
        describedBy="sql-mark"
      />
    </Suspense>
  );
}

type Draft = {
  connectionId: string;
  name: string;
  description: string;
  type: ToolInput['type'];
  sql: string;
  parameters: Parameter[];
};

function draftOf(tool: Tool | null, sources: ConnectedSource[]): Draft {
  if (tool) {
    const { name, description, type, sql, parameters } = tool;
    return { connectionId: tool.connectionId ?? '', name, description, type, sql, parameters };
  }
  const connectionId = sources[0]?.id ?? '';
  return { connectionId, name: '', description: '', type: 'query', sql: '', parameters: [] };
}
