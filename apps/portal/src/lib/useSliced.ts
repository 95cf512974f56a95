import { useFrameLater } from './useFrameLater.ts';

/**
 * Data as soon as they are here, but shown in a task of their own (`useFrameLater`). What was there when the page began is shown at
 * once.
 */
export function useSliced<Data>(data: Data | undefined): Data | undefined {
  const ready = useFrameLater(data !== undefined);
  return ready ? data : undefined;
}
