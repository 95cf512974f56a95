/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Person } from './person.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * An appointment that takes place online.
 */
export interface StreamingAppointment {
  /**
     * The stream.
     * @minLength 1
     * @maxLength 1024
     */
  streamId: string;
  /**
     * Name of the course.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Start.
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * End.
     * @maxLength 35
     */
  endDateTime: Date;
  /**
     * Employees in charge.
     * @maxItems 20
     */
  employees: Person[];
  studio: StudioReference;
  /**
     * Time from which the stream is included.
     * @maxLength 35
     */
  streamOpensAt: Date;
  /**
     * Address of the stream; null before it opens and after it has ended.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  stream: string | null;
}
