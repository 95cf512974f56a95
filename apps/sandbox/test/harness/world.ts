/** A database for real processes: the test world on real time, with a course tomorrow. */
import { createClock } from '../../src/platform/clock.ts';
import { openEmbedded, type OpenDatabase } from '../../src/platform/database/open.ts';
import { createSession } from '../../src/domains/accounts/sessions.ts';
import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { createServices } from '../../src/app/services.ts';
import { beginWorld } from '../../src/states/world.ts';
import { addMembers, setCourse } from './members.ts';

export type Member = { id: number; cookie: string };

type Course = Parameters<typeof setCourse>[1];

/** Creates the test world and logged-in members with one use each. */
export async function setUpMembers(
  { db }: OpenDatabase,
  count: number,
  course: Course,
): Promise<Member[]> {
  await beginWorld({ ...createServices(db, createClock()), me: null });
  await setCourse(db, { ...course, startsAt: new Date(Date.now() + 24 * 3_600_000) });
  const members: Member[] = [];
  for (const id of await addMembers(db, count, 1))
    members.push({
      id,
      cookie: `SESSION=${await createSession({ db, clock: createClock() }, id)}`,
    });
  return members;
}

/** Opens the data directory of a stopped sandbox. @param begin creates a missing directory with all tables */
export async function openFolder(path: string, begin = false): Promise<OpenDatabase> {
  return openEmbedded(path, begin ? await openAsBlob(inject('embeddedDump')) : undefined);
}

/** Books the course for a member over the network. @returns the booking's uuid, or null when rejected */
export async function bookCourse(origin: string, { id, cookie }: Member): Promise<string | null> {
  const response = await fetch(`${origin}/nox/v1/calendar/bookcourse`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Nox-Client-Type': 'WEB',
      'X-Tenant': 'northside',
      Cookie: cookie,
    },
    body: JSON.stringify({
      courseAppointmentId: 50_001,
      bookingOptionId: id,
      joinWaitingList: true,
    }),
  });
  const body: unknown = await response.json();
  if (response.status === 409) return null;
  const uuid: unknown = typeof body === 'object' && body ? Reflect.get(body, 'uuid') : null;
  if (response.status !== 201 || typeof uuid !== 'string')
    throw new Error(`Status ${response.status}: ${JSON.stringify(body)}`);
  return uuid;
}
