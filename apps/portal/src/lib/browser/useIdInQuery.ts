import { useSearchParams } from 'react-router';

/** An id that the query of the address names, from 1; undefined where it names none, or something else. */
export function useIdInQuery(name: string): number | undefined {
  const [query] = useSearchParams();
  const id = Number(query.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
