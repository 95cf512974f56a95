/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetStreamingAppointmentParams = {
/**
 * Identifies the stream; known from the link and from the booking.
 * @minLength 1
 * @maxLength 1024
 */
streamId: string;
};
