import { Button } from '../../../../ui/actions/button.tsx';
import { useRedirectToHostedConsent } from '../../requests/use-redirect-to-hosted-consent.ts';

type ConnectButtonProps = { referrer: string };

export function ConnectButton({ referrer }: ConnectButtonProps) {
  const { hosted, leaving, failure, connect } = useRedirectToHostedConsent({ referrer });
  if (hosted === null) return <span>Hosted projects are not set up on this server.</span>;
  return (
    <>
      {failure && <span role="alert">{failure}</span>}
      <Button variant="primary" busy={leaving} busyLabel="Opening..." disabled={!hosted} onClick={connect}>
        Connect Supabase
      </Button>
    </>
  );
}
