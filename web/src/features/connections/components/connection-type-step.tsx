import { connectionKinds, connectionTypes } from '@parley/contract/connections/connection-kinds';
import { Database, FireFlame, Flash, Leaf } from 'iconoir-react';
import { Badge } from '../../../ui/data/badge.tsx';
import { ChoiceCard, ChoiceGrid } from '../../../ui/form/choice-card.tsx';
import type { FormType } from '../model/connection-draft.ts';
import styles from './connection-wizard.module.css';
import { DatabaseTypeIcon } from './database-type-icon.tsx';

const others = [
  { title: 'MongoDB', detail: 'Documents and collections.', Icon: Leaf },
  { title: 'Firebase', detail: 'Firestore data.', Icon: FireFlame },
  { title: 'Other platforms', detail: 'More kinds of databases.', Icon: Database },
];

export type OneClick = {
  /** Where it cannot be used, why not. */
  refusal: string | null;
  onStart: () => void;
};

type ConnectionTypeStepProps = { oneClick: OneClick; onChoose: (type: FormType) => void };

export function ConnectionTypeStep({ oneClick, onChoose }: ConnectionTypeStepProps) {
  return (
    <>
      <section>
        <h3 className={styles.heading}>What do you want to connect?</h3>
        <ChoiceGrid>
          <li>
            <ChoiceCard
              icon={
                <span className={styles.oneClick}>
                  <Flash width={20} height={20} />
                </span>
              }
              title="OAuth one-click"
              detail={oneClick.refusal ?? 'Sign in at Supabase and pick a project. No password.'}
              disabled={oneClick.refusal !== null}
              onChoose={oneClick.onStart}
            />
          </li>
          {connectionTypes.map((type) => (
            <li key={type}>
              <ChoiceCard
                icon={<DatabaseTypeIcon type={type} />}
                title={connectionKinds[type].title}
                detail={connectionKinds[type].detail}
                onChoose={() => onChoose(type)}
              />
            </li>
          ))}
        </ChoiceGrid>
      </section>
      <Later heading="Planned" mark="coming soon" choices={others} />
    </>
  );
}

type LaterProps = { heading: string; mark: string; choices: typeof others };

function Later({ heading, mark, choices }: LaterProps) {
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <ChoiceGrid>
        {choices.map(({ title, detail, Icon }) => (
          <li key={title}>
            <ChoiceCard
              icon={
                <span className={styles.soon}>
                  <Icon width={20} height={20} />
                </span>
              }
              title={title}
              detail={detail}
              mark={<Badge>{mark}</Badge>}
              disabled
            />
          </li>
        ))}
      </ChoiceGrid>
    </section>
  );
}
