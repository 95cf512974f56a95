/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetStreamingAppointmentParams = {
/**
 * The uuid of the stream's booking.
 * @minLength 36
 * @maxLength 36
 */
streamId: string;
};
