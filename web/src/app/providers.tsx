import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type ProvidersProps = { queries: QueryClient; children: ReactNode };

export function Providers({ queries, children }: ProvidersProps) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
