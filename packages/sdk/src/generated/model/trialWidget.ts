/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Slot } from './slot.ts';
import type { TrialSessionConfig } from './trialSessionConfig.ts';
import type { WidgetStudio } from './widgetStudio.ts';

/**
 * Trial session of a studio with its next free times.
 */
export interface TrialWidget {
  studio: WidgetStudio;
  config: TrialSessionConfig;
  /**
     * The next free times of the following seven days, in order, at most four of a day.
     * @maxItems 12
     */
  slots: Slot[];
}
