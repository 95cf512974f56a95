import { useSearchParams } from 'react-router';

/** Reads a positive integer id from the query; undefined if it is missing or invalid. */
export function useIdInQuery(name: string): number | undefined {
  const [query] = useSearchParams();
  const id = Number(query.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
