import { AccessTokens } from '../../../features/agents/components/access-tokens.tsx';
import { ExportOrDeleteAccount } from '../../../features/settings/components/export-or-delete-account.tsx';
import { LocaleSettings } from '../../../features/settings/components/locale-settings.tsx';
import { AiCostsCard } from '../../../features/settings/components/models/ai-costs-card.tsx';
import { ModelsCard } from '../../../features/settings/components/models/models-card.tsx';
import { NotificationsComingSoon } from '../../../features/settings/components/notifications-coming-soon.tsx';
import { OpenAiKeyCard } from '../../../features/settings/components/openai-key-card.tsx';
import { ProfileSummary } from '../../../features/settings/components/profile-summary.tsx';
import { SessionEndedNotice } from '../../../features/settings/components/session-ended-notice.tsx';
import { useOpenAiKey } from '../../../features/settings/requests/use-openai-key.ts';
import { isSignedOut } from '../../../lib/api/api-failure.ts';
import { useSearchParams } from '../../../lib/routing/use-search-params.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useSpacePermission } from '../../../lib/session/use-space-permission.ts';
import { Tabs } from '../../../ui/actions/tabs.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';
import { forgetPerson } from '../../shell/sign-out.ts';
import styles from './settings-page.module.css';

export function SettingsPage() {
  const { data: user } = useSession();
  const { error } = useOpenAiKey();
  return (
    <PageColumn>
      <PageMeta title="Settings" />
      <PageHeader title="Settings" description="Your keys, your profile and how you hear from us." />
      {!user || isSignedOut(error) ? <SessionEndedNotice /> : <SettingsTabs user={user} />}
    </PageColumn>
  );
}

/** The account is gone, and with it the session: nothing of it may stay in this browser. */
function leave(): void {
  forgetPerson();
  location.assign('/');
}

function AiTab() {
  const mayChange = useSpacePermission('change-models');
  return (
    <div className={styles.cards}>
      <ModelsCard mayChange={mayChange} />
      <AiCostsCard mayChange={mayChange} />
    </div>
  );
}

function ProfileTab({ user }: SettingsTabsProps) {
  return (
    <div className={styles.cards}>
      <ProfileSummary user={user} />
      <LocaleSettings />
      <ExportOrDeleteAccount user={user} onDeleted={leave} />
    </div>
  );
}

type SettingsTabsProps = Parameters<typeof ProfileSummary>[0];

function SettingsTabs({ user }: SettingsTabsProps) {
  const [search, setSearch] = useSearchParams();
  const mayClear = useSpacePermission('clear-tokens');
  const mayChange = useSpacePermission('change-models');
  const tabs = [
    { id: 'api-keys', label: 'API Keys', content: <OpenAiKeyCard mayChange={mayChange} /> },
    { id: 'profile', label: 'Profile', content: <ProfileTab user={user} /> },
    { id: 'notifications', label: 'Notifications', content: <NotificationsComingSoon /> },
    { id: 'access-tokens', label: 'Access Tokens', content: <AccessTokens mayClear={mayClear} /> },
    { id: 'ai', label: 'AI', content: <AiTab /> },
  ];
  const asked = search.get('tab');
  const value = tabs.find(({ id }) => id === asked)?.id ?? 'api-keys';
  return (
    <div className={styles.tabs}>
      <Tabs
        label="Settings"
        tabs={tabs}
        value={value}
        onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      />
    </div>
  );
}
