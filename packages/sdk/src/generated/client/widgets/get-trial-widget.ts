/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { TrialWidget } from '../../model/trialWidget.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetTrialWidgetUrl = (studioId: number,) => {




  return `/v1/public/widgets/${encodeURIComponent(String(studioId))}/trial-session`
}

/**
 * Trial session of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The trial session with its next free times. Amounts are in the major unit of the currency.
 */
export const getTrialWidget = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<TrialWidget> => {

  return fetcher<TrialWidget>(getGetTrialWidgetUrl(studioId),
  {
      operationId: 'getTrialWidget', statuses: [200, 400, 403, 404, 500, 502, 503], isCrossOrigin: true,
    ...options,
    method: 'GET'


  }
).then(deserializeGetTrialWidgetResponse);}


const deserializeGetTrialWidgetResponse = (data: TrialWidget): TrialWidget => {
  if (data == null) return data;
  if (data.slots != null) {
    for (const item0 of data.slots) {
      
      item0.startDateTime = toDate(item0.startDateTime);
      item0.endDateTime = toDate(item0.endDateTime);
      if (item0.earliestBookingDateTime != null) {
        item0.earliestBookingDateTime = toDate(item0.earliestBookingDateTime);
      }
      if (item0.latestBookingDateTime != null) {
        item0.latestBookingDateTime = toDate(item0.latestBookingDateTime);
      }
      item0.cancelableUntil = toDate(item0.cancelableUntil);
    }
  }
  return data;
};