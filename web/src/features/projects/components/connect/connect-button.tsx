import { Button } from '../../../../ui/actions/button.tsx';
import { useConnectHosted } from '../../requests/use-connect-hosted.ts';

type ConnectButtonProps = { referrer: string };

export function ConnectButton({ referrer }: ConnectButtonProps) {
  const { hosted, leaving, failure, connect } = useConnectHosted({ referrer });
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
