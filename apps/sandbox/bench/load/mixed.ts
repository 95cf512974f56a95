/** Mixed load: nine of ten requests read, the others book, cancel and pay. */
import { Agent, request as send } from 'node:http';

export type Member = { id: number; cookie: string; instrumentId: number };

/** Confirmed changes, which must be in the database afterwards. */
export type Confirmed = {
  /** State of bookings with an option, by uuid. */
  bookings: Map<string, 'made' | 'canceled'>;
  /** Ids of finalized checkouts. */
  checkouts: Set<string>;
};

export type Tally = {
  answers: Map<string, number>;
  /** Duration of each request in milliseconds. */
  times: number[];
  /** Requests whose connection broke, which only the killed process may cause. */
  broken: { at: string; when: number }[];
  failures: string[];
};

type Answer = { status: number; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

function once(
  origin: string,
  { method, path, cookie, body, key }: Request,
): Promise<Answer | 'broken'> {
  const payload = body === undefined ? '' : JSON.stringify(body);
  return new Promise((resolve) => {
    const call = send(
      `${origin}${path}`,
      {
        method,
        agent,
        headers: {
          'X-Nox-Client-Type': 'WEB',
          'X-Tenant': 'northside',
          Cookie: cookie,
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          ...(payload === ''
            ? {}
            : {
                'Content-Type': 'application/json',
                'Content-Length': Buffer.byteLength(payload),
              }),
        },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.once('end', () => {
          resolve({ status: answer.statusCode ?? 0, body: text });
        });
        answer.once('error', () => {
          resolve('broken');
        });
      },
    );
    call.once('error', () => {
      resolve('broken');
    });
    call.end(payload);
  });
}

type Request = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  cookie: string;
  body?: unknown;
  key?: string;
};

export type Field = {
  /** Addresses of the processes that still run. */
  origins: () => string[];
  members: Member[];
  appointmentIds: number[];
  offerId: number;
  confirmed: Confirmed;
  tally: Tally;
};

/** Sends a request, and sends it again to another process if the connection breaks, as clients do. */
async function ask(field: Field, request: Request): Promise<Answer> {
  const { tally } = field;
  for (let round = 0; ; round += 1) {
    const origins = field.origins();
    const origin = origins[Math.floor(Math.random() * origins.length)] ?? '';
    const begun = performance.now();
    const answer = await once(origin, request);
    if (answer === 'broken') {
      tally.broken.push({ at: origin, when: Date.now() });
      if (round < 5) continue;
      tally.failures.push(`${request.method} ${request.path}: no connection`);
      return { status: 0, body: '{}' };
    }
    tally.times.push(performance.now() - begun);
    const what = `${request.method} ${request.path.replaceAll(/\/[\da-f-]{36}|\/\d+|\?.*/g, '')} ${answer.status}`;
    tally.answers.set(what, (tally.answers.get(what) ?? 0) + 1);
    if (answer.status >= 500) tally.failures.push(`${what} ${answer.body.slice(0, 200)}`);
    return answer;
  }
}

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

const customerData = {
  firstname: 'Sample',
  lastname: 'Member',
  email: 'sample@sample.example',
  street: 'Sample Street',
  city: 'Berlin',
  zipCode: '10115',
  countryCode: 'DE',
  dateOfBirth: '1990-01-01',
};

async function look(field: Field): Promise<void> {
  const { cookie } = pick(field.members);
  const path = pick([
    `/nox/public/v1/bookableitems/course/${pick(field.appointmentIds)}`,
    '/nox/v1/calendar/current',
    '/v1/me/info',
    '/v2/paymentinstruments',
  ]);
  await ask(field, { method: 'GET', path, cookie });
}

async function book(field: Field): Promise<void> {
  const { id, cookie } = pick(field.members);
  const body = {
    courseAppointmentId: pick(field.appointmentIds),
    bookingOptionId: id,
    joinWaitingList: true,
  };
  const path = '/nox/v1/calendar/bookcourse';
  const made = await ask(field, { method: 'POST', path, cookie, body });
  if (made.status !== 201) return;
  const { uuid }: { uuid: string } = JSON.parse(made.body);
  field.confirmed.bookings.set(uuid, 'made');
  if (Math.random() < 0.4) return;
  const canceled = await ask(field, { method: 'DELETE', path: `/nox/v1/calendar/${uuid}`, cookie });
  // A repeated cancelation gets a 409 if the first one succeeded without a response.
  if (canceled.status === 200 || canceled.status === 409)
    field.confirmed.bookings.set(uuid, 'canceled');
}

async function buy(field: Field): Promise<void> {
  const { cookie, instrumentId } = pick(field.members);
  const body = {
    courseAppointmentId: pick(field.appointmentIds),
    offerId: field.offerId,
    customerData,
    paymentMethod: 'CREDIT_CARD',
    paymentInstrumentId: instrumentId,
    joinWaitingList: true,
  };
  const key = crypto.randomUUID();
  const path = '/v3/checkouts/course-appointment';
  const begun = await ask(field, { method: 'POST', path, cookie, body, key });
  if (begun.status !== 201) return;
  const { id }: { id: string } = JSON.parse(begun.body);
  const finalize = `/v3/checkouts/${id}/finalize`;
  const done = await ask(field, { method: 'POST', path: finalize, cookie, key });
  if (done.status === 200) field.confirmed.checkouts.add(id);
}

/** Sends requests at a fixed rate, independent of response times. */
export async function work(field: Field, perSecond: number, seconds: number): Promise<void> {
  const tasks: Promise<void>[] = [];
  const begun = performance.now();
  // A booking is one request, two with its cancelation; a purchase is two.
  const share = { look: 0.9, book: 0.06 };
  const requestsATask = share.look + share.book * 1.6 + (1 - share.look - share.book) * 2;
  const tasksASecond = perSecond / requestsATask;
  for (let number = 0; number < tasksASecond * seconds; number += 1) {
    const due = begun + (number * 1000) / tasksASecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const dice = Math.random();
    tasks.push(
      dice < share.look ? look(field) : dice < share.look + share.book ? book(field) : buy(field),
    );
  }
  await Promise.all(tasks);
}
