import { forFamily } from '@studio-portal/sdk/forFamily';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type Acting, setActing } from './acting.ts';

const isAboutPerson = ({ queryKey }: { queryKey: QueryKey }): boolean =>
  forFamily.has(String(queryKey[0]));

/**
 * Switches this tab to somebody else. All that was answered about the person before is dropped, also what is still on its way, and asked anew;
 * the page stays.
 */
export function useSwitchPerson(): (next: Acting | undefined) => Promise<void> {
  const queryClient = useQueryClient();
  return async (next) => {
    setActing(next);
    await queryClient.cancelQueries({ predicate: isAboutPerson });
    await queryClient.resetQueries({ predicate: isAboutPerson });
  };
}
