/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetStreamingAppointmentParams = {
/**
 * The booking of the stream; its uuid.
 * @minLength 36
 * @maxLength 36
 */
streamId: string;
};
