import type { Connection } from '@parley/contract/connections';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { createSample } from './save-connection.ts';
import { useKeepConnection } from './use-connections.ts';

export function useCreateSampleShop(onReady: (connection: Connection) => void) {
  const keep = useKeepConnection();
  return useMutation({
    mutationFn: createSample,
    onSuccess: (connection) => {
      keep(connection);
      onReady(connection);
    },
    onError: (error) => notify.error(errorMessage(error)),
  });
}
