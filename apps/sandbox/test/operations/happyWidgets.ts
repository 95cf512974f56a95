/** Valid requests for what websites of studios show. */
import { type RequestSetup, withoutSetup } from './setup.ts';

const ofStudio = { path: { studioId: 1001 } };

export const widgetsHappy = {
  listWidgetOrigins: withoutSetup(ofStudio),
  getTimetableWidget: withoutSetup({ ...ofStudio, query: { startDate: '2026-11-26' } }),
  getOffersWidget: withoutSetup(ofStudio),
  getTrialWidget: withoutSetup(ofStudio),
} satisfies Record<string, RequestSetup>;
