import type { OperatorPerson } from '@parley/contract/operator/operator-api';
import { operatorLimits } from '@parley/contract/operator/operator-api';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { EmptyNote } from '../../../ui/feedback/empty-note.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { countText } from '../../../ui/locale-format.ts';
import { usePeople } from '../requests/operator-queries.ts';
import { LoadThenShow } from './load-then-show.tsx';
import styles from './operator.module.css';
import { TimeOrNever } from './time-or-never.tsx';

type PeopleListProps = { onOpen: (id: string) => void };

export function PeopleList({ onOpen }: PeopleListProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const wanted = useDeferredValue(search.trim());
  const query = usePeople(wanted, page);
  return (
    <div className={styles.stack}>
      <div className={styles.search}>
        <TextField
          label="Find a person"
          labelHidden
          name="search"
          type="search"
          placeholder="Find by name or address"
          autoComplete="off"
          value={search}
          onChange={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
      </div>
      <LoadThenShow query={query} what="people">
        {({ people, total }) =>
          people.length === 0 ? (
            <EmptyNote>Nobody here is called that. Search by a part of the name or the address.</EmptyNote>
          ) : (
            <>
              <DataTable
                caption="People"
                columns={columns}
                rows={people.map((person) => rowOf(person, onOpen))}
              />
              <Pages page={page} shown={people.length} total={total} onTurn={setPage} />
            </>
          )
        }
      </LoadThenShow>
    </div>
  );
}

const columns = [
  { key: 'person', label: 'Person' },
  { key: 'seen', label: 'Last seen' },
  { key: 'asks', label: 'Questions', align: 'end' as const },
  { key: 'tools', label: 'Tools', align: 'end' as const },
  { key: 'connections', label: 'Connections', align: 'end' as const },
  { key: 'sessions', label: 'Sessions', align: 'end' as const },
  { key: 'tokens', label: 'Tokens', align: 'end' as const },
];

function rowOf(person: OperatorPerson, onOpen: (id: string) => void) {
  const { id, name, email, lastSeenAt, disabledAt } = person;
  return {
    person: (
      <span className={styles.person}>
        <button type="button" className={styles.open} onClick={() => onOpen(id)}>
          {name || email}
        </button>
        {disabledAt !== null && <Badge tone="danger">Disabled</Badge>}
        <span className={styles.address}>{email}</span>
      </span>
    ),
    seen: <TimeOrNever at={lastSeenAt} />,
    asks: countText(person.asks),
    tools: countText(person.tools),
    connections: countText(person.connections),
    sessions: countText(person.sessions),
    tokens: countText(person.tokens),
  };
}

type PagesProps = { page: number; shown: number; total: number; onTurn: (page: number) => void };

function Pages({ page, shown, total, onTurn }: PagesProps) {
  const before = (page - 1) * operatorLimits.peoplePerPage;
  const words =
    total <= operatorLimits.peoplePerPage
      ? `${countText(total)} ${total === 1 ? 'person' : 'people'}`
      : `${countText(before + 1)} to ${countText(before + shown)} of ${countText(total)} people`;
  return (
    <div className={styles.pages}>
      <p role="status">{words}</p>
      {total > operatorLimits.peoplePerPage && (
        <div className={styles.actions}>
          <Button size="sm" disabled={page === 1} onClick={() => onTurn(page - 1)}>
            Previous
          </Button>
          <Button size="sm" disabled={before + shown >= total} onClick={() => onTurn(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </div>
  );
}
