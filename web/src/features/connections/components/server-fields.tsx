import type { Connection } from '@parley/contract/connections';
import { connectionKinds, type ServerType } from '@parley/contract/connections/connection-kinds';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ConnectionDraft } from '../model/connection-draft.ts';
import styles from './connection-form.module.css';

export type FieldsProps = {
  values: ConnectionDraft;
  errors: Record<string, string>;
  change: <Name extends keyof ConnectionDraft>(name: Name, value: ConnectionDraft[Name]) => void;
  connection: Connection | null;
};

type ServerFieldsProps = FieldsProps & { type: ServerType };

const sslChoices: { value: Connection['ssl']; label: string }[] = [
  { value: 'disable', label: 'Off' },
  { value: 'require', label: 'On, any certificate' },
  { value: 'verify', label: 'On, certificate checked' },
];

export function ServerFields({ type, values, errors, change, connection }: ServerFieldsProps) {
  const overridden = values.connectionString.trim() !== '';
  const text = (name: 'host' | 'port' | 'database' | 'username', label: string) => ({
    label,
    name,
    required: !overridden,
    disabled: overridden,
    autoComplete: 'off',
    value: values[name],
    error: overridden ? undefined : errors[name],
    onChange: (value: string) => change(name, value),
  });
  return (
    <>
      <TextField
        label="Connection string"
        name="connectionString"
        type="password"
        autoComplete="off"
        placeholder={connectionKinds[type].examples.string}
        hint={
          overridden
            ? 'The connection string is used. Host, port, database, username and password below are not read.'
            : 'Optional. If you have one, paste it: it overrides the fields below.'
        }
        value={values.connectionString}
        error={errors.connectionString ?? (overridden ? inTheString(errors) : undefined)}
        onChange={(connectionString) => change('connectionString', connectionString)}
      />
      <div className={styles.place}>
        <TextField {...text('host', 'Host')} placeholder={connectionKinds[type].examples.host} />
        <TextField {...text('port', 'Port')} />
      </div>
      <TextField {...text('database', 'Database')} />
      <div className={styles.pair}>
        <TextField {...text('username', 'Username')} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required={!connection && !overridden}
          disabled={overridden}
          hint={passwordHint(connection)}
          value={values.password}
          error={overridden ? undefined : errors.password}
          onChange={(password) => change('password', password)}
        />
      </div>
      <SelectField
        label="SSL"
        name="ssl"
        options={sslChoices}
        hint={
          overridden
            ? 'Ignored when the connection string has an sslmode.'
            : 'Turn it on for any server that is not on this machine or in your own network.'
        }
        value={values.ssl}
        onChange={(ssl) => change('ssl', ssl)}
      />
    </>
  );
}

/** What the server says of a part that the string gave: its own field is not in use. */
function inTheString({ host, port, database, username, password }: Record<string, string>) {
  return host ?? port ?? database ?? username ?? password;
}

function passwordHint(connection: Connection | null): string | undefined {
  if (connection?.passwordLost) return 'The saved one cannot be read any more. Please type it again.';
  return connection?.hasPassword ? 'Leave it blank to keep the stored one.' : undefined;
}
