import { createContext, use } from 'react';
import type { Settings } from './settings.ts';

export const SettingsContext = createContext<Settings | undefined>(undefined);

/** Returns the settings of the widget. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('A component of a widget is rendered outside of one.');
  return settings;
}
