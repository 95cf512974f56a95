/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CheckinHistoryReport } from '../../model/checkinHistoryReport.ts';
import type { GetCheckinHistoryReportParams } from '../../model/getCheckinHistoryReportParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetCheckinHistoryReportUrl = (params?: GetCheckinHistoryReportParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/studios/checkin/history/report?${stringifiedParams}` : `/nox/v1/studios/checkin/history/report`
}

/**
 * Visits of a period
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The visits at all studios of the chain, each on the day on which it began in the time zone of its studio. Durations are elapsed minutes, independent of clock changes.
 */
export const getCheckinHistoryReport = async (params?: GetCheckinHistoryReportParams, options?: Parameters<typeof fetcher>[1]): Promise<CheckinHistoryReport> => {

  return fetcher<CheckinHistoryReport>(getGetCheckinHistoryReportUrl(params),
  {
      operationId: 'getCheckinHistoryReport', statuses: [200, 400, 401, 403, 422, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetCheckinHistoryReportResponse);}


const deserializeGetCheckinHistoryReportResponse = (data: CheckinHistoryReport): CheckinHistoryReport => {
  if (data == null) return data;
  data.startDate = toDate(data.startDate);
  data.endDate = toDate(data.endDate);
  if (data.checkins != null) {
    for (const item0 of data.checkins) {
      
      item0.date = toDate(item0.date);
      item0.checkinTime = toDate(item0.checkinTime);
      if (item0.checkoutTime != null) {
        item0.checkoutTime = toDate(item0.checkoutTime);
      }
    }
  }
  return data;
};