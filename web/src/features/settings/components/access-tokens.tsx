import { Key } from 'iconoir-react';
import { EmptyState } from '../../../ui/empty-state.tsx';

export function AccessTokens() {
  return (
    <EmptyState icon={<Key />} title="No access tokens">
      Tokens will let your own programs and agents use your tools. This version cannot make them yet.
    </EmptyState>
  );
}
