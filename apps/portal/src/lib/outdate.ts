import type { OperationId } from '@studio-portal/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

/** A change has made the answers of these calls untrue: they are asked again, in whichever language they were asked before. */
export const outdate = (queryClient: QueryClient, ...operations: OperationId[]): Promise<unknown> =>
  Promise.all(
    operations.map((operation) => queryClient.invalidateQueries({ queryKey: [operation] })),
  );
