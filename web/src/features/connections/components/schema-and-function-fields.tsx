import { connectionKinds } from '@parley/contract/connections/connection-kinds';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { FormType } from '../model/connection-draft.ts';
import styles from './connection-form.module.css';
import type { FieldsProps } from './server-fields.tsx';

/** What an owner opens beyond what Parley reads and calls by itself. */
export function SchemaAndFunctionFields({
  type,
  values,
  errors,
  change,
  connection,
}: FieldsProps & { type: FormType }) {
  if (!connectionKinds[type].hasTrustedFunctions) return null;
  return (
    <>
      {connection?.projectRef && (
        <TextField
          label="Further schemas"
          name="schemas"
          autoComplete="off"
          placeholder="reporting, billing"
          hint="To read besides public, with commas between them. Those of the hosted service itself, such as auth, storage and vault, are never read."
          value={values.schemas}
          error={errors.schemas}
          onChange={(schemas) => change('schemas', schemas)}
        />
      )}
      <details className={styles.path} open={connection ? connection.trustedFunctions.length > 0 : false}>
        <summary>Functions of your own</summary>
        <TextField
          label="Trusted functions"
          name="trustedFunctions"
          autoComplete="off"
          placeholder="public.order_total, billing.vat"
          hint="Parley refuses a function that it cannot look into. Name those that you know to be harmless, each as schema.name, with commas between them: they are called without a check of what they do. A read still runs in a session that cannot write."
          value={values.trustedFunctions}
          error={errors.trustedFunctions}
          onChange={(trustedFunctions) => change('trustedFunctions', trustedFunctions)}
        />
      </details>
    </>
  );
}
