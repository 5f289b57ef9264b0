import type { Conversation } from '@parley/contract/ask';
import { Plus, Trash } from 'iconoir-react';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './conversation-list.module.css';

type ConversationListProps = {
  conversations: readonly Conversation[];
  openId: string | null;
  onOpen: (id: string) => void;
  onNew: () => void;
  onDelete: (conversation: Conversation) => void;
};

export function ConversationList({ conversations, openId, onOpen, onNew, onDelete }: ConversationListProps) {
  // On a phone the list is folded away; on a wide screen it always shows.
  const [unfolded, setUnfolded] = useState(false);
  return (
    <nav className={styles.side} aria-label="Conversations">
      <div className={styles.bar}>
        <Button icon={<Plus width={16} height={16} />} onClick={onNew}>
          New conversation
        </Button>
        {conversations.length > 0 && (
          <Button
            variant="ghost"
            className={styles.fold}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            Earlier ({conversations.length})
          </Button>
        )}
      </div>
      <ul className={classNames(styles.list, unfolded && styles.unfolded)}>
        {conversations.map((conversation) => {
          const { id, title } = conversation;
          const name = title || 'Nothing asked yet';
          return (
            <li key={id} className={styles.entry} data-open={id === openId}>
              <button
                type="button"
                className={styles.open}
                aria-current={id === openId}
                title={name}
                onClick={() => {
                  setUnfolded(false);
                  onOpen(id);
                }}
              >
                {name}
              </button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Delete ${name}`}
                icon={<Trash width={15} height={15} />}
                onClick={() => onDelete(conversation)}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
