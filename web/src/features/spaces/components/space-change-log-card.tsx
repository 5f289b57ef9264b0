import type { ShownMember, SpaceRecordEntry } from '@parley/contract/spaces/space-api';
import { useId, useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { saveTextFile } from '../../../lib/results/save-text-file.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useSpacePeople } from '../requests/space-and-member-requests.ts';
import { fetchChangeLogFile, useSpaceChangeLog } from '../requests/use-space-change-log.ts';
import styles from './spaces.module.css';

const everybody = '';

/** What was changed in the space. It can be read and taken away, and by nobody changed. */
export function SpaceChangeLogCard() {
  const headingId = useId();
  const [person, setPerson] = useState(everybody);
  const { data: people } = useSpacePeople();
  const record = useSpaceChangeLog(person);
  const entries = record.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Card as="section" padding="lg" className={styles.card} aria-labelledby={headingId}>
      <div className={styles.top}>
        <div>
          <h2 id={headingId} className={styles.heading}>
            Record
          </h2>
          <p className={styles.lead}>What was changed here, by whom and from where.</p>
        </div>
        <div className={styles.actions}>
          <PersonFilter members={people?.members ?? []} value={person} onChange={setPerson} />
          <Download />
        </div>
      </div>
      {record.isPending && <Skeleton height="block" width="full" />}
      {record.error && (
        <LoadFailure
          title="The record could not be loaded"
          reason={errorMessage(record.error)}
          busy={record.isFetching}
          onRetry={() => void record.refetch()}
        />
      )}
      {record.data && entries.length === 0 && <p className={styles.facts}>Nothing was changed yet.</p>}
      {entries.length > 0 && (
        <ul className={styles.list} aria-label="Record">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {record.hasNextPage && (
        <Button
          busy={record.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void record.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </Card>
  );
}

function Entry({ entry: { what, subject, outcome, person, doneAt, address } }: { entry: SpaceRecordEntry }) {
  const named = (subject ?? '').replace(/\s?\(?[0-9a-f-]{36}\)?$/, '');
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>
          {what}
          {named !== '' && `: ${named}`}
          {outcome === 'refused' && <Badge tone="danger">Refused</Badge>}
          {outcome === 'unknown' && <Badge tone="warning">Not known how it ended</Badge>}
        </p>
        <p className={styles.facts}>
          {person}
          {address !== '' && `, from ${address}`}
        </p>
      </div>
      <p className={styles.facts}>
        <Timestamp at={doneAt} />
      </p>
    </li>
  );
}

type PersonFilterProps = {
  members: readonly ShownMember[];
  value: string;
  onChange: (email: string) => void;
};

function PersonFilter({ members, value, onChange }: PersonFilterProps) {
  const options = [
    { value: everybody, label: 'Everybody' },
    ...members.map(({ email, name }) => ({ value: email, label: name || email })),
  ];
  return <SelectField label="Whose changes" labelHidden name="person" {...{ value, options, onChange }} />;
}

function Download() {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveTextFile('space-record.csv', await fetchChangeLogFile(), 'text/csv');
    } catch (error) {
      notify.error(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} busyLabel="Saving..." onClick={() => void save()}>
      Download CSV
    </Button>
  );
}
