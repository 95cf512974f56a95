/** Downloads of calendars: what they follow, read and refuse, with a server on this machine. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import https from 'node:https';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import {
  downloadCalendar,
  type DownloadOptions,
  parseCalendarUrl,
} from '../../src/domains/personalCalendars/downloadCalendar.ts';

const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const loopback = [{ address: '127.0.0.1', family: 4 }];

let server: Server;
let origin: string;
let respond: RequestListener;
let hosts: (string | undefined)[];
/** Calls by TLS; a refused connection would have the same error as a blocked host. */
let request: MockInstance;

beforeEach(async () => {
  hosts = [];
  request = vi.spyOn(https, 'request');
  respond = (_, response) => response.setHeader('Content-Type', 'text/calendar').end(calendar);
  server = createServer((request, response) => {
    hosts.push(request.headers.host);
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  origin = `http://calendar.example:${address.port}`;
});
afterEach(async () => {
  request.mockRestore();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Downloads from a host whose name leads to the server. */
const download = (address = `${origin}/basic.ics`, options: Partial<DownloadOptions> = {}) =>
  downloadCalendar(address, {
    allowedOrigins: [origin],
    resolve: async () => loopback,
    ...options,
  });

/** Matches an error at the address, by the end of its code. */
const calendarError = (name: string): unknown =>
  expect.objectContaining({
    status: 422,
    items: expect.objectContaining({
      errorCode: `calendar.error.${name}`,
      typedArgs: [{ type: 'FIELD', value: 'url' }],
    }),
  });

describe('an address', () => {
  test.for([
    ['https://calendar.example/a.ics', 'https://calendar.example/a.ics'],
    ['webcal://calendar.example/a.ics', 'https://calendar.example/a.ics'],
    ['WEBCAL://calendar.example:443/a.ics', 'https://calendar.example/a.ics'],
    ['http://localhost:8090/a.ics', 'http://localhost:8090/a.ics'],
  ] as const)('can be %s', ([address, parsed]) => {
    expect(parseCalendarUrl(address, ['http://localhost:8090'])?.href).toBe(parsed);
  });

  test.for([
    'calendar.example/a.ics',
    'http://calendar.example/a.ics',
    'file:///etc/passwd',
    'ftp://calendar.example/a.ics',
    'https://calendar.example:8443/a.ics',
    'https://ada:secret@calendar.example/a.ics',
    'https://',
    '',
  ])('cannot be %s', async (address) => {
    expect(parseCalendarUrl(address, [])).toBeNull();
    await expect(download(address)).rejects.toThrow(calendarError('addressinvalid'));
    expect(hosts).toEqual([]);
  });
});

test('returns the calendar, and names the host that was asked for', async () => {
  await expect(download()).resolves.toBe(calendar);
  expect(hosts).toEqual([new URL(origin).host]);
});

test('decodes letters that arrive in two parts', async () => {
  const [first, second] = [Buffer.from('é').subarray(0, 1), Buffer.from('é').subarray(1)];
  respond = (_, response) => {
    response.setHeader('Content-Type', 'text/calendar').write(first, () => {
      response.end(second);
    });
  };
  await expect(download()).resolves.toBe('é');
});

describe('a host', () => {
  test.for([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '::1',
    '::ffff:127.0.0.1',
    'fd00:ec2::254',
  ])('is not called at %s', async (address) => {
    const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
    await expect(download('https://calendar.example/a.ics', { resolve })).rejects.toThrow(
      calendarError('unreachable'),
    );
    expect(request).not.toHaveBeenCalled();
  });

  test('is not called if only one of its addresses is private', async () => {
    const resolve = async () => [{ address: '142.250.185.78', family: 4 }, ...loopback];
    await expect(download('https://calendar.example/a.ics', { resolve })).rejects.toThrow(
      calendarError('unreachable'),
    );
    expect(request).not.toHaveBeenCalled();
  });

  test.for(['127.0.0.1', '[::1]', '0x7f.1', '2130706433', 'localhost'])(
    'is not called as https://%s',
    async (hostname) => {
      await expect(
        downloadCalendar(`https://${hostname}/a.ics`, { allowedOrigins: [] }),
      ).rejects.toThrow(calendarError('unreachable'));
      expect(request).not.toHaveBeenCalled();
    },
  );

  test('is called at the address that was checked, even if its name changes meanwhile', async () => {
    // The name leads nowhere; only the checked address is the server's.
    const unresolvable = origin.replace('calendar.example', 'calendar.invalid');
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return loopback;
    };
    const options = { allowedOrigins: [unresolvable], resolve };
    await expect(download(`${unresolvable}/a.ics`, options)).resolves.toBe(calendar);
    expect(lookups).toBe(1);
  });

  test('that does not exist is not reachable', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    await expect(download(undefined, { resolve })).rejects.toThrow(calendarError('unreachable'));
  });
});

describe('a redirect', () => {
  const redirect = (targets: readonly string[]) => {
    let count = 0;
    respond = (_, response) => {
      const location = targets[count];
      count += 1;
      if (location === undefined) response.setHeader('Content-Type', 'text/calendar').end(calendar);
      else response.writeHead(302, { Location: location }).end();
    };
  };

  test('is followed three times', async () => {
    redirect(['/b.ics', '/c.ics', `${origin}/d.ics`]);
    await expect(download()).resolves.toBe(calendar);
    expect(hosts).toHaveLength(4);
  });

  test('is not followed a fourth time', async () => {
    redirect(['/b.ics', '/c.ics', '/d.ics', '/e.ics']);
    await expect(download()).rejects.toThrow(calendarError('unreachable'));
    expect(hosts).toHaveLength(4);
  });

  test.for([
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://169.254.169.254/latest/meta-data/',
    'https://intern.example/a.ics',
    'http://public.example/a.ics',
    'file:///etc/passwd',
    'https://ada:secret@public.example/',
  ])('does not lead to %s', async (target) => {
    redirect([target]);
    const resolve = async (hostname: string) =>
      hostname === 'public.example' ? [{ address: '142.250.185.78', family: 4 }] : loopback;
    await expect(download(undefined, { resolve })).rejects.toThrow(calendarError('unreachable'));
    expect(hosts).toHaveLength(1);
    expect(request).not.toHaveBeenCalled();
  });
});

describe('an answer', () => {
  const send = (status: number, type: string | undefined, body: string | Buffer = calendar) => {
    respond = (_, response) => {
      response.writeHead(status, type === undefined ? {} : { 'Content-Type': type }).end(body);
    };
  };

  test.for(['text/calendar; charset=utf-8', 'TEXT/CALENDAR', 'text/plain', 'application/ics'])(
    'of type %s is read',
    async (type) => {
      send(200, type);
      await expect(download()).resolves.toBe(calendar);
    },
  );

  test.for(['text/html', 'application/json', 'text/calendarish', undefined])(
    'of type %s is no calendar',
    async (type) => {
      send(200, type);
      await expect(download()).rejects.toThrow(calendarError('unreadable'));
    },
  );

  test.for([401, 404, 500, 304])('with status %s is not read', async (status) => {
    send(status, 'text/calendar');
    await expect(download()).rejects.toThrow(calendarError('unreachable'));
  });

  test('of 2 MB is read, and a larger one is not', async () => {
    send(200, 'text/calendar', Buffer.alloc(2_000_000, 'a'));
    await expect(download()).resolves.toHaveLength(2_000_000);
    send(200, 'text/calendar', Buffer.alloc(2_000_001, 'a'));
    await expect(download()).rejects.toThrow(calendarError('toolarge'));
  });

  test('that never ends is not waited for', async () => {
    respond = (_, response) => response.setHeader('Content-Type', 'text/calendar').write(calendar);
    await expect(download(undefined, { timeout: 100 })).rejects.toThrow(calendarError('timeout'));
  });

  test('that never begins is not waited for, nor is a name service', async () => {
    respond = () => undefined;
    await expect(download(undefined, { timeout: 100 })).rejects.toThrow(calendarError('timeout'));
    const resolve = () => new Promise<never>(() => undefined);
    await expect(download(undefined, { timeout: 100, resolve })).rejects.toThrow(
      calendarError('timeout'),
    );
  });
});
