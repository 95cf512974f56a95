/** An entry of a calendar. */
export interface CalendarEvent {
  /**
   * UUID of the booking. The mails about it use the same one, so that a calendar that has read both
   * shows one entry, and a cancelation removes it.
   */
  uuid: string;
  title: string;
  start: Date;
  end: Date;
  /** True for whole days: `start` and `end` are then midnight in UTC, the end exclusive. */
  allDay?: boolean;
  place: string;
  /** Name of the studio: organizer of the entry and name of the file. */
  studio: string;
}
