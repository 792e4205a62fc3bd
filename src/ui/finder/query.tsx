/** React Query provider with one cache for all islands. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QUERY_DEFAULTS } from '#ui/specification.ts';

const client = new QueryClient({ defaultOptions: QUERY_DEFAULTS });

export const Queries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
