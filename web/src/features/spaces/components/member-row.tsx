import {
  mayDo,
  roleNames,
  roleWords,
  type SpaceRole,
  type SpaceSummary,
  spaceRoles,
} from '@parley/contract/spaces/roles';
import { invitableRoles, type ShownMember } from '@parley/contract/spaces/space-api';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useRemovePerson, useSetRole } from '../requests/space-and-member-requests.ts';
import {
  type MemberFacts,
  MemberGroupsAndAttributes,
  SetAttributes,
} from './groups/member-groups-and-attributes.tsx';
import styles from './spaces.module.css';

type MemberRowProps = {
  member: ShownMember;
  space: SpaceSummary;
  isYou: boolean;
  /** Undefined for whoever does not manage people, and until they are known. */
  facts: MemberFacts | undefined;
  /** Attributes that are in use. */
  names: readonly string[];
};

export function MemberRow({ member, space, isYou, facts, names }: MemberRowProps) {
  const isOwner = space.role === 'owner';
  // Admins leave owners alone.
  const manages = mayDo(space.role, 'manage-people') && (isOwner || member.role !== 'owner');
  const who = member.name || member.email;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>
          {who}
          {isYou && <Badge tone="accent">You</Badge>}
          {!manages && <Badge>{roleNames[member.role]}</Badge>}
        </p>
        <p className={styles.facts}>{member.email}</p>
        {facts && <MemberGroupsAndAttributes facts={facts} who={who} />}
      </div>
      {(manages || facts) && (
        <div className={styles.actions}>
          {facts && <SetAttributes person={{ id: member.id, who }} facts={facts} names={names} />}
          {manages && <RoleChoice member={member} roles={isOwner ? spaceRoles : invitableRoles} />}
          {manages && (isYou ? <span className={styles.noRemove} /> : <Remove member={member} />)}
        </div>
      )}
    </li>
  );
}

function RoleChoice({ member, roles }: { member: ShownMember; roles: readonly SpaceRole[] }) {
  const setRole = useSetRole();
  const who = member.name || member.email;
  const change = (role: SpaceRole) =>
    setRole.mutate(
      { id: member.id, role },
      {
        onSuccess: () => notify.success(`${who} is ${roleWords[role]} now.`),
        onError: (error) => notify.error(errorMessage(error)),
      },
    );
  return (
    <SelectField
      label={`Role of ${who}`}
      labelHidden
      name={`role-${member.id}`}
      value={member.role}
      options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
      disabled={setRole.isPending}
      onChange={change}
    />
  );
}

function Remove({ member }: { member: ShownMember }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemovePerson();
  const who = member.name || member.email;
  const go = () =>
    remove.mutate(member.id, {
      onSuccess: () => notify.success(`${who} is no longer a member.`),
      onError: (error) => notify.error(errorMessage(error)),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button size="sm" aria-label={`Remove ${who}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove ${who}?`}
        action="Remove from the space"
        busy={remove.isPending}
        busyLabel="Removing..."
        onConfirm={go}
      >
        <p>
          They lose access at once, with every token and agent of theirs in this space. Tools and connections
          that they made stay here.
        </p>
      </ConfirmDialog>
    </>
  );
}
