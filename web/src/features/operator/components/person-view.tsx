import type { OperatorPerson } from '@parley/contract/operator/operator-api';
import { BackButton } from '../../../ui/actions/back-button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { countText } from '../../../ui/locale-format.ts';
import { usePerson } from '../requests/operator-queries.ts';
import { LoadThenShow } from './load-then-show.tsx';
import styles from './operator.module.css';
import { PersonActions } from './person-actions.tsx';
import { PersonSessionsAndTokens } from './person-sessions-and-tokens.tsx';
import { TimeOrNever } from './time-or-never.tsx';

type PersonViewProps = {
  id: string;
  /** Nobody may shut themselves out. */
  isSelf: boolean;
  onBack: () => void;
};

export function PersonView({ id, isSelf, onBack }: PersonViewProps) {
  const query = usePerson(id);
  return (
    <div className={styles.stack}>
      <BackButton onClick={onBack}>All people</BackButton>
      <LoadThenShow query={query} what="person">
        {({ person, sessions, tokens }) => (
          <>
            <PersonFacts person={person} isSelf={isSelf} />
            <PersonSessionsAndTokens person={person} sessions={sessions} tokens={tokens} />
            <PersonActions person={person} isSelf={isSelf} onDeleted={onBack} />
          </>
        )}
      </LoadThenShow>
    </div>
  );
}

function PersonFacts({ person, isSelf }: { person: OperatorPerson; isSelf: boolean }) {
  const { name, email, createdAt, lastSeenAt, disabledAt } = person;
  return (
    <Card as="section" className={styles.card}>
      <div>
        <h2 className={styles.heading}>
          {name || email}
          {isSelf && <Badge>You</Badge>}
          {disabledAt !== null && <Badge tone="danger">Disabled</Badge>}
        </h2>
        <p className={styles.lead}>{email}</p>
      </div>
      <dl className={styles.facts}>
        <Fact label="Joined">
          <Timestamp at={createdAt} />
        </Fact>
        <Fact label="Last seen">
          <TimeOrNever at={lastSeenAt} />
        </Fact>
        <Fact label="Questions">{countText(person.asks)}</Fact>
        <Fact label="Tools">{countText(person.tools)}</Fact>
        <Fact label="Connections">{countText(person.connections)}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
