/** What is put into a calendar. */
export interface CalendarEvent {
  /** Of the booking. The mails about it name the same entry, so that a calendar that has read both has one, and a cancelation strikes it out. */
  uuid: string;
  title: string;
  start: Date;
  end: Date;
  place: string;
}
