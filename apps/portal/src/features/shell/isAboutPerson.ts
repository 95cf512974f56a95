import type { RouteName } from '../../site/address/patterns.ts';

/** The pages by which somebody else is booked or bought for, with the steps that they lead to; all others are about the account itself. */
const pages = /^(?:studio$|course|appointment|event|offer|dayTicket|voucher|myBookings$)/;

/** Whether a page is about the person whom the account acts for. */
export const isAboutPerson = (name: RouteName | undefined): boolean =>
  name !== undefined && pages.test(name);
