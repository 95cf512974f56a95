import { type DefaultOptions, replaceEqualDeep } from '@tanstack/react-query';

/**
 * Default options for a QueryClient. Calls retry themselves, so queries do not repeat them, and a refetch of equal
 * data does not render again although it contains new `Date`s.
 */
export const queryClientDefaults = {
  queries: { retry: false, structuralSharing: shareStructure },
} as const satisfies DefaultOptions;

/**
 * Options that let the infinite hook of a list with `content` and `hasNext` load page after page:
 * `useListPaymentsInfinite({}, { query: allPages })`. Lists in `data.pages`, the next with `fetchNextPage`.
 */
export const allPages = {
  initialPageParam: 0,
  getNextPageParam: (last: { hasNext: boolean }, _pages: unknown, page: number | undefined = 0) =>
    last.hasNext ? page + 1 : undefined,
};

/** Reuses equal parts of the data before, like React Query's default, which never reuses a `Date`. */
function shareStructure(before: unknown, after: unknown): unknown {
  if (before instanceof Date && after instanceof Date)
    return before.getTime() === after.getTime() ? before : after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = after.map((item, index) => shareStructure(before[index], item));
    return shared.length === before.length && shared.every((item, index) => item === before[index])
      ? before
      : shared;
  }
  if (isRecord(before) && isRecord(after)) {
    const shared = Object.fromEntries(
      Object.entries(after).map(([key, value]) => [key, shareStructure(before[key], value)]),
    );
    const keys = Object.keys(shared);
    return keys.length === Object.keys(before).length &&
      keys.every((key) => shared[key] === before[key])
      ? before
      : shared;
  }
  return replaceEqualDeep(before, after);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
