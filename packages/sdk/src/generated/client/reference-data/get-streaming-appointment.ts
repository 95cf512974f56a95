/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { GetStreamingAppointmentParams } from '../../model/getStreamingAppointmentParams.ts';
import type { StreamingAppointment } from '../../model/streamingAppointment.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetStreamingAppointmentUrl = (params: GetStreamingAppointmentParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/streaming/appointment?${stringifiedParams}` : `/nox/public/v1/streaming/appointment`
}

/**
 * An online appointment with its stream
 *
 * For anyone with the stream's address, which contains the secret id of the booking. The stream's URL is included from 15 minutes before the start until the end; repeat the call at streamOpensAt. Instants have the offset of the studio. Canceled bookings, places on the waiting list and courses at the studio have no stream.
 */
export const getStreamingAppointment = async (params: GetStreamingAppointmentParams, options?: Parameters<typeof fetcher>[1]): Promise<StreamingAppointment> => {

  return fetcher<StreamingAppointment>(getGetStreamingAppointmentUrl(params),
  {
      operationId: 'getStreamingAppointment', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetStreamingAppointmentResponse);}


const deserializeGetStreamingAppointmentResponse = (data: StreamingAppointment): StreamingAppointment => {
  if (data == null) return data;
  data.startDateTime = toDate(data.startDateTime);
  data.endDateTime = toDate(data.endDateTime);
  data.streamOpensAt = toDate(data.streamOpensAt);
  return data;
};