import type { ActionRecord, OperatorJob } from '@parley/contract/operator/operator-api';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { StatusLight } from '../../../ui/data/status-light.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { EmptyNote } from '../../../ui/feedback/empty-note.tsx';
import { countText } from '../../../ui/locale-format.ts';
import { useActions, useJobs, useSettings } from '../requests/operator-queries.ts';
import { LoadThenShow } from './load-then-show.tsx';
import styles from './operator.module.css';

export function JobsView() {
  return (
    <LoadThenShow query={useJobs()} what="jobs">
      {({ jobs }) =>
        jobs.length === 0 ? (
          <EmptyNote>Nobody has saved tools in the last seven days.</EmptyNote>
        ) : (
          <DataTable caption="Jobs" columns={jobColumns} rows={jobs.map(jobRow)} />
        )
      }
    </LoadThenShow>
  );
}

const jobColumns = [
  { key: 'state', label: 'State' },
  { key: 'owner', label: 'Person' },
  { key: 'message', label: 'Progress' },
  { key: 'done', label: 'Steps', align: 'end' as const },
  { key: 'failed', label: 'Tools failed', align: 'end' as const },
  { key: 'started', label: 'Started' },
];

const jobStates: Record<string, ['good' | 'warning' | 'bad', string]> = {
  running: ['warning', 'Running'],
  done: ['good', 'Done'],
};

function jobRow({ owner, state, message, done, total, failed, startedAt }: OperatorJob) {
  const [tone, words] = jobStates[state] ?? ['bad', 'Interrupted'];
  return {
    state: <StatusLight tone={tone}>{words}</StatusLight>,
    owner,
    message,
    done: `${countText(done)} of ${countText(total)}`,
    failed: countText(failed),
    started: <Timestamp at={startedAt} />,
  };
}

export function RecordView() {
  return (
    <LoadThenShow query={useActions()} what="record">
      {({ actions }) =>
        actions.length === 0 ? (
          <EmptyNote>
            No operator has changed anything yet. Whatever is done on this page is listed here.
          </EmptyNote>
        ) : (
          <DataTable caption="What operators did" columns={actionColumns} rows={actions.map(actionRow)} />
        )
      }
    </LoadThenShow>
  );
}

const actionColumns = [
  { key: 'action', label: 'Action' },
  { key: 'subject', label: 'Of' },
  { key: 'outcome', label: 'Outcome' },
  { key: 'operator', label: 'Operator' },
  { key: 'when', label: 'When' },
];

const actionWords = {
  disable: 'Disabled the account',
  enable: 'Enabled the account',
  delete: 'Deleted the account',
  'reset-link': 'Made a reset link',
  'end-sessions': 'Ended all sessions',
  'end-session': 'Ended a session',
  'revoke-token': 'Revoked an access token',
  'offer-model': 'Offered a model to everybody',
  'end-offer': 'Ended the offer of a model',
  'limit-offers': 'Set the budget for offered models',
} as const satisfies Record<ActionRecord['action'], string>;

const outcomes = {
  done: ['good', 'Done'],
  failed: ['bad', 'Failed'],
  unknown: ['warning', 'Begun, end not recorded'],
} as const satisfies Record<ActionRecord['outcome'], unknown>;

function actionRow({ doneAt, operator, action, subject, outcome }: ActionRecord) {
  const [tone, words] = outcomes[outcome];
  return {
    when: <Timestamp at={doneAt} />,
    operator,
    action: actionWords[action],
    subject,
    outcome: <StatusLight tone={tone}>{words}</StatusLight>,
  };
}

export function SettingsView() {
  return (
    <LoadThenShow query={useSettings()} what="settings">
      {({ version, node, settings }) => (
        <div className={styles.part}>
          <p className={styles.lead}>
            Parley {version} on Node {node}. Settings come from the environment and are read at the start;
            secrets are never shown.
          </p>
          <DataTable
            caption="Settings"
            columns={settingColumns}
            rows={settings.map(({ name, value, isSet, isSecret }) => ({
              name: <code>{name}</code>,
              value: isSet ? (
                isSecret ? (
                  'Set, and kept secret'
                ) : (
                  <code className={styles.value}>{value}</code>
                )
              ) : (
                <span className={styles.faint}>Not set</span>
              ),
            }))}
          />
        </div>
      )}
    </LoadThenShow>
  );
}

const settingColumns = [
  { key: 'name', label: 'Setting' },
  { key: 'value', label: 'Value' },
];
