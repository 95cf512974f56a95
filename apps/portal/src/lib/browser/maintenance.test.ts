import { expect, test, vi } from 'vitest';
import { isMaintenance, onMaintenanceChange, showMaintenance } from './maintenance.ts';

test('maintenance mode is off until it is shown, and then notifies its subscribers', () => {
  const changed = vi.fn<() => void>();
  onMaintenanceChange(changed);
  expect(isMaintenance()).toBe(false);
  showMaintenance();
  expect(isMaintenance()).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
});
