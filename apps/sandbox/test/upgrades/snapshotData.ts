/** Actions in a sandbox before its snapshot is taken, with the data that later versions must still have. */
import { prospect } from '../../src/states/rows.ts';
import { samplePassword } from '../../src/seed/accounts.ts';
import { dayIn, addDays } from '../../src/platform/time.ts';
import { type Client, createClient } from '../harness/client.ts';

/** Data of a snapshot; `booked`, `waiting` and `canceled` are uuids of bookings by their status. */
export type SnapshotData = {
  email: string;
  password: string;
  firstname: string;
  /** Last four digits of the card. */
  card: string;
  booked: string;
  waiting: string;
  canceled: string;
  /** Booking of a guest without an account. */
  guest: string;
  /** Booking of a sample account, paid with its booking option. */
  withOption: string;
  /** A checkout that was started but not finished. */
  openCheckout: string;
};

const zone = 'Europe/Berlin';
const studio = 1001;
const returnPath = '/studio/bm9ydGhzaWRlOjEwMDE=/booking/course/1/summary';

type Course = Awaited<ReturnType<typeof listUpcomingCourses>>[number];

/** Lists active courses of the next two weeks. */
export async function listUpcomingCourses({ call }: Client, now: Date) {
  const today = dayIn(zone, now);
  const all = await call('listPublicCoursesWithCanceled', {
    query: {
      organizationUnitId: studio,
      startDate: addDays(today, 2),
      endDate: addDays(today, 13),
    },
  });
  return all.filter(({ appointmentStatus }) => appointmentStatus === 'ACTIVE');
}

const hasPriceState = (state: 'FREE' | 'ONLINE_PAYMENT') => (course: Course) =>
  typeof course.price === 'object' && course.price.state === state;
const isFull = (course: Course) => course.bookedParticipants >= course.maxParticipants;

function takeNext<Item>(items: Iterator<Item>): Item {
  const { value, done } = items.next();
  if (done === true) throw new Error('The sample data has too few courses for the snapshot.');
  return value;
}

/** Registers and verifies an account, and logs in. */
async function createAccount(
  { origin, call, login }: Client,
  email: string,
  password: string,
): Promise<void> {
  await call('register', {
    body: {
      email,
      password,
      firstname: 'Karla',
      lastname: 'Keeper',
      locale: 'de-DE',
      termsAccepted: true,
    },
  });
  const outbox = await fetch(`${origin}/outbox.json?to=${encodeURIComponent(email)}`);
  const [mail]: { code?: string }[] = JSON.parse(await outbox.text());
  await call('verifyRegistration', { body: { email, code: mail?.code } });
  await login(email, password);
}

async function createCheckout(
  { call }: Client,
  course: Course,
  email: string,
  instrument: number,
): Promise<string> {
  const query = { courseAppointmentId: course.id };
  const { offers } = await call('getPublicBookingOptionsWithOffers', { query });
  const { id } = await call('createCourseAppointmentCheckout', {
    body: {
      courseAppointmentId: course.id,
      offerId: offers[0]?.id,
      customerData: { ...prospect, email },
      paymentMethod: 'CREDIT_CARD',
      paymentInstrumentId: instrument,
      joinWaitingList: isFull(course),
    },
  });
  return id;
}

/** Buys a place on the course or its waiting list. @returns the booking's uuid */
export async function buyPlace(
  client: Client,
  course: Course,
  email: string,
  instrument: number,
): Promise<string> {
  const id = await createCheckout(client, course, email, instrument);
  const path = { id };
  const { challengeUrl } = await client.call('authenticateCheckout', {
    path,
    body: { returnPath },
  });
  if (challengeUrl !== null) {
    const answered = await fetch(new URL(challengeUrl, client.origin), {
      method: 'POST',
      body: new URLSearchParams({ answer: 'confirm' }),
      redirect: 'manual',
    });
    if (answered.status >= 400)
      throw new Error(`Confirming the payment failed with status ${answered.status}.`);
  }
  await client.call('finalizeCheckout', { path });
  const { booking } = await client.call('getCourseAppointmentCheckout', { path });
  if (!booking) throw new Error('The finalized checkout has no booking.');
  return booking.uuid;
}

/** Books, buys, cancels and joins a waiting list. @returns the data to find later */
export async function createSnapshotData(origin: string): Promise<SnapshotData> {
  const keeper = createClient(origin);
  const [email, password] = ['keeper@upgrade.example', 'keeper-Passw0rd'];
  await createAccount(keeper, email, password);
  await keeper.call('saveProfile', { body: { firstname: 'Carla', dateOfBirth: '1985-04-03' } });
  const card = await keeper.call('createCreditCard', {
    body: { cardToken: 'tok_visa_4242', holder: 'Carla Keeper' },
  });
  const all = await listUpcomingCourses(keeper, new Date());
  const paid = all.filter(hasPriceState('ONLINE_PAYMENT'));
  const places = paid.filter((course) => !isFull(course)).values();
  const full = paid.filter((course) => isFull(course) && course.waitingListActive).values();
  const booked = await buyPlace(keeper, takeNext(places), email, card.id);
  const waiting = await buyPlace(keeper, takeNext(full), email, card.id);
  const canceled = await buyPlace(keeper, takeNext(places), email, card.id);
  await keeper.call('cancelMyCalendarItem', { path: { uuid: canceled } });
  const openCheckout = await createCheckout(keeper, takeNext(places), email, card.id);

  const free = all.filter((course) => hasPriceState('FREE')(course) && !isFull(course)).values();
  const { uuid: guest } = await createClient(origin).call('bookPublicCourse', {
    body: {
      courseAppointmentId: takeNext(free).id,
      customerData: { ...prospect, email: 'guest@upgrade.example' },
      joinWaitingList: false,
    },
  });

  const member = createClient(origin);
  await member.login('member@northside.example', samplePassword);
  const place = takeNext(places);
  const options = await member.call('listBookingOptions', {
    query: { courseAppointmentId: place.id },
  });
  const { uuid: withOption } = await member.call('bookCourse', {
    body: {
      courseAppointmentId: place.id,
      bookingOptionId: options.find(({ valid }) => valid)?.id,
      joinWaitingList: false,
    },
  });
  return {
    email,
    password,
    firstname: 'Carla',
    card: '4242',
    booked,
    waiting,
    canceled,
    guest,
    withOption,
    openCheckout,
  };
}
