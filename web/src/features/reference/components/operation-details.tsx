import { CodeBlock } from '../../../ui/code/code-block.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { curlFor, type Operation } from '../model/openapi.ts';
import styles from './reference.module.css';

type OperationDetailsProps = { operation: Operation; origin: string };

export function OperationDetails({ operation, origin }: OperationDetailsProps) {
  const { parameters, requestBody, responses, method, path } = operation;
  const curl = curlFor(operation, origin);
  const name = `${method} ${path}`;
  const body = requestBody?.content['application/json']?.schema;
  return (
    <div className={styles.details}>
      <p className={styles.small}>{opener(operation)}</p>
      {curl && <Code label="Try it" name={name} text={curl} />}
      {parameters.length > 0 && (
        <DataTable
          caption={`Parameters of ${name}`}
          columns={[
            { key: 'name', label: 'Parameter' },
            { key: 'in', label: 'In' },
            { key: 'type', label: 'Type' },
            { key: 'required', label: 'Required' },
          ]}
          rows={parameters.map((parameter) => ({
            name: <code>{parameter.name}</code>,
            in: parameter.in,
            type: typeOf(parameter.schema),
            required: parameter.required ? 'yes' : 'no',
          }))}
        />
      )}
      {body && <Code label="Body" name={name} text={pretty(body)} />}
      {Object.entries(responses).flatMap(([status, { content }]) => {
        const schema = content?.['application/json']?.schema;
        if (!schema || '$ref' in schema) return [];
        return <Code key={status} label={`Answer ${status}`} name={name} text={pretty(schema)} />;
      })}
    </div>
  );
}

type CodeProps = { label: string; name: string; text: string };

function Code({ label, name, text }: CodeProps) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <CodeBlock label={`${label}: ${name}`} text={text} />
    </div>
  );
}

function opener({ security }: Operation): string {
  if (!security) return 'Open to everybody.';
  return security.some((way) => 'token' in way) ? 'Takes an access token.' : 'Takes a signed-in session.';
}

function typeOf({ type, enum: options, format }: Record<string, unknown>): string {
  if (Array.isArray(options)) return options.join(' | ');
  return [type, format].filter((part) => typeof part === 'string').join(', ') || 'any';
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
