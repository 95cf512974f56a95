import { useSearchParams } from 'react-router';

/** Whom the reader has chosen with the time, as the choice of a time has it in the address; undefined for anyone. */
export function useEmployee(): number | undefined {
  const [query] = useSearchParams();
  const text = query.get('employee') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
