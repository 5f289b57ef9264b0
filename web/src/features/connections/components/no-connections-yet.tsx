import { DatabaseSearch, Plus, ShopWindow } from 'iconoir-react';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

type NoConnectionsYetProps = {
  away: boolean;
  sampleBusy: boolean;
  onAdd: () => void;
  onSample: () => void;
};

export function NoConnectionsYet({ away, sampleBusy, onAdd, onSample }: NoConnectionsYetProps) {
  return (
    <EmptyState
      icon={<DatabaseSearch />}
      title="No database yet"
      action={
        <>
          <Button
            variant="primary"
            icon={<ShopWindow width={17} height={17} />}
            disabled={away}
            busy={sampleBusy}
            busyLabel="Opening the shop..."
            onClick={onSample}
          >
            Try the sample shop
          </Button>
          <Button icon={<Plus width={17} height={17} />} disabled={away} onClick={onAdd}>
            Add Connection
          </Button>
        </>
      }
    >
      Connect your own PostgreSQL, MySQL or SQLite database: Parley reads its structure and never writes to it
      unless you say so. Or look around first, in a small shop with customers, products, orders and reviews.
    </EmptyState>
  );
}
