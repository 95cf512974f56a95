import { useSearchParams } from 'react-router';

/** Returns the id of the trainer selected in the address; undefined for anyone. */
export function useEmployee(): number | undefined {
  const [query] = useSearchParams();
  const text = query.get('employee') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
