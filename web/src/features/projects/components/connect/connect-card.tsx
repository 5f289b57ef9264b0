import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/data/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useRedirectToHostedConsent } from '../../requests/use-redirect-to-hosted-consent.ts';
import styles from './connect-card.module.css';
import { HostedServiceLogo } from './hosted-service-logo.tsx';
import { HostedServiceNotConfigured } from './hosted-service-not-configured.tsx';

const benefits = [
  {
    title: 'No password to copy',
    detail: 'You allow access at the provider, and take it back there or here.',
  },
  { title: 'Reads only', detail: 'Questions run as a role that cannot write, until you allow writes.' },
  { title: 'Keys stay on the server', detail: 'Encrypted, and never handed to a browser.' },
];

const way = ['Allow access', 'Pick a project', 'See its schema'];

type ConnectCardProps = {
  /** Where the person goes once a project is chosen. */
  referrer: string;
  /** Beside something that matters more: the button is one of several. */
  quiet?: boolean;
  /** Why this card is shown again, where there is a reason. */
  children?: ReactNode;
};

export function ConnectCard({ referrer, quiet, children }: ConnectCardProps) {
  const { hosted, leaving, failure, connect } = useRedirectToHostedConsent({ referrer });
  if (hosted === null) return <HostedServiceNotConfigured />;
  return (
    <Card as="section" padding="lg" className={styles.card}>
      <div className={styles.invitation}>
        <div className={styles.top}>
          <HostedServiceLogo />
          {hosted?.demo && <Badge tone="accent">Demo projects</Badge>}
        </div>
        <h2 className={quiet ? styles.quietTitle : styles.title}>Connect Supabase</h2>
        <p className={styles.lead}>
          {hosted?.demo
            ? 'No Supabase account is linked to this server, so a stand-in on this machine plays its part: real databases with made-up rows, behind the same sign-in. Try the whole flow with them.'
            : 'Sign in at Supabase, choose an organisation, and pick the project your questions are about.'}
        </p>
        {children}
        {failure && <Notice tone="error">{failure}</Notice>}
        <div>
          <Button
            variant={quiet ? 'secondary' : 'primary'}
            size={quiet ? 'md' : 'lg'}
            busy={leaving}
            busyLabel="Opening..."
            disabled={!hosted}
            onClick={connect}
          >
            Connect Supabase
          </Button>
        </div>
        <ol className={styles.way}>
          {way.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <ul className={styles.benefits}>
        {benefits.map(({ title, detail }) => (
          <li key={title}>
            <p className={styles.benefit}>{title}</p>
            <p className={styles.detail}>{detail}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
