import {
  type ShareAudience,
  type SharedLink,
  shareLimits,
  shareMessages,
} from '@parley/contract/spaces/shared-answers';
import { ShareAndroid } from 'iconoir-react';
import { type SubmitEvent, useId, useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { openSpaceId } from '../../../lib/session/current-space.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { useShare, useSharedLinks } from '../requests/shared-answer-requests.ts';
import styles from './sharing.module.css';

/** A link to the answer as it is shown now. */
export function ShareAnswer({ executionId }: { executionId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<ShareAndroid width={15} height={15} />} onClick={() => setOpen(true)}>
        Share
      </Button>
      {open && <ShareDialog executionId={executionId} onClose={() => setOpen(false)} />}
    </>
  );
}

const dayChoices = [1, shareLimits.days, 30, shareLimits.mostDays];
const audienceNames: Readonly<Record<ShareAudience, string>> = {
  space: 'Members of this space',
  public: 'Anybody who has the link',
};

type ShareDialogProps = { executionId: string; onClose: () => void };
type Made = { shared: SharedLink; link: string };

function ShareDialog({ executionId, onClose }: ShareDialogProps) {
  const formId = useId();
  const { data } = useSharedLinks();
  const share = useShare();
  const audiences: ShareAudience[] = [
    ...(openSpaceId === undefined ? [] : ['space' as const]),
    ...(data?.publicLinks ? ['public' as const] : []),
  ];
  const [chosen, setChosen] = useState<ShareAudience | null>(null);
  const [days, setDays] = useState<string>(String(shareLimits.days));
  const [made, setMade] = useState<Made | null>(null);
  const audience = chosen ?? audiences[0];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!audience) return;
    share.mutate({ executionId, audience, days: Number(days) }, { onSuccess: setMade });
  };
  return (
    <Modal
      open
      onClose={onClose}
      title="Share this answer"
      description="The link shows the answer as it is now: its first rows, its chart and its words. It runs nothing."
      footer={
        made ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <Buttons formId={formId} disabled={!audience} busy={share.isPending} onCancel={onClose} />
        )
      }
    >
      {made ? (
        <MadeLink {...made} />
      ) : (
        <form id={formId} className={styles.form} onSubmit={submit} aria-label="Share this answer">
          {share.error && <Notice tone="error">{errorMessage(share.error)}</Notice>}
          {audience && (
            <SelectField
              label="Who can open it"
              name="audience"
              value={audience}
              options={audiences.map((value) => ({ value, label: audienceNames[value] }))}
              onChange={setChosen}
            />
          )}
          {audience === 'public' && (
            <>
              <SelectField
                label="Ends after"
                name="days"
                value={days}
                options={dayChoices.map((count) => ({
                  value: String(count),
                  label: count === 1 ? '1 day' : `${count} days`,
                }))}
                onChange={setDays}
              />
              <p className={styles.note}>
                Neither SQL nor the connection is shown. Values that are marked as personal or secret are
                replaced.
              </p>
            </>
          )}
          {data && !data.publicLinks && <PublicOff />}
        </form>
      )}
    </Modal>
  );
}

type ButtonsProps = { formId: string; disabled: boolean; busy: boolean; onCancel: () => void };

function Buttons({ formId, disabled, busy, onCancel }: ButtonsProps) {
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        disabled={disabled}
        busy={busy}
        busyLabel="Making it..."
      >
        Make link
      </Button>
    </>
  );
}

function PublicOff() {
  return (
    <Notice tone="info" action={<ButtonLink to="/space">Open the page</ButtonLink>}>
      {openSpaceId === undefined
        ? 'Public links are off. You can allow them on the page of your spaces.'
        : shareMessages.publicOff}
    </Notice>
  );
}

function MadeLink({ shared: { audience, expiresAt }, link }: Made) {
  return (
    <Notice
      tone="success"
      title="Copy the link now. It is not shown again."
      action={<CopyButton text={link} label="Copy link" />}
    >
      <span className={styles.link}>{link}</span>
      <p className={styles.note}>
        {audienceNames[audience]} can open it{' '}
        {expiresAt ? (
          <>
            until <Timestamp at={expiresAt} />.
          </>
        ) : (
          'until you end it on the page of the space.'
        )}
      </p>
    </Notice>
  );
}
