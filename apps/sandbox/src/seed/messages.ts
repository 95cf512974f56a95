/** Messages received by a sample member. */
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { messages } from '../domains/messages/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { addMinutes } from '../platform/time.ts';
import { findMember } from './findMember.ts';

const minutesPerDay = 1440;

const sampleMessages = [
  {
    event: 'sample-welcome',
    subject: 'Welcome to Northside',
    text: 'Good to have you here.\n\n- Bring a towel, and a lock for your locker.\n- Classes fill up, so [book your place](https://northside.example) early.\n\nSee you soon!',
    days: 120,
    isRead: true,
  },
  {
    event: 'sample-sauna',
    subject: 'The sauna is closed on Sunday',
    text: 'We clean the sauna on **Sunday**. From Monday at 6 it is warm again.',
    days: 9,
    isRead: true,
  },
  {
    event: 'sample-holidays',
    subject: 'Hours between the years',
    text: 'From 24 to 26 December and on 1 January the studio is closed. On all other days we are here as usual.',
    days: 2,
    isRead: false,
  },
  {
    event: 'sample-survey',
    subject: 'How do you like the new machines?',
    text: 'Tell us at the desk, or by answering one question at [northside.example](https://northside.example). *Thank you!*',
    days: 1,
    isRead: false,
  },
];

/** Adds messages to `member@northside.example`, two of them read; the studios of the chain `arcade` send none. */
export async function seedMessages(db: Database, now: Date): Promise<void> {
  await db.update(studios).set({ messagesEnabled: false }).where(eq(studios.tenant, 'arcade'));
  const member = await findMember(db, 'member@northside.example');
  if (!member) return;
  await db.insert(messages).values(
    sampleMessages.map(({ days, isRead, ...message }) => ({
      ...message,
      customerId: member.id,
      studioId: 1001,
      type: 'STUDIO' as const,
      sentAt: addMinutes(now, -days * minutesPerDay),
      readAt: isRead ? addMinutes(now, -days * minutesPerDay + 90) : null,
    })),
  );
}
