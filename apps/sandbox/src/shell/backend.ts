/** What the shell asks, looked up in the tables: the same data that the portal's first calls would get as a visitor. */
import type { Named, ShellBackend } from '@studio-portal/shell/ShellBackend';
import { accountOfSession } from '../domains/accounts/sessions.ts';
import { findBrand } from '../domains/brands/rules.ts';
import { catalogueOf } from '../domains/catalogue/listings.ts';
import { wordsIn } from '../domains/catalogue/names.ts';
import { toBookingPortalStudio } from '../domains/catalogue/view.ts';
import { appointmentOf } from '../domains/courses/appointments.ts';
import { toBookableCourseFor } from '../domains/courses/view.ts';
import { publishedNews } from '../domains/news/rules.ts';
import { studioOf, toStudio } from '../domains/studios/rules.ts';
import { textsOf } from '../domains/translations/rules.ts';
import type { ContextHeaders, Services } from '../server/api.ts';
import { Fault } from '../server/fault.ts';
import { sessionCookie } from '../server/sessionCookie.ts';

const headersOf = ({ tenant, facilityGroup, overrideConfigId }: Named): ContextHeaders => ({
  ...(tenant === undefined ? {} : { 'X-Tenant': tenant }),
  ...(facilityGroup === undefined ? {} : { 'X-Public-Facility-Group': facilityGroup }),
  ...(overrideConfigId === undefined
    ? {}
    : { 'X-Whitelabel-Override-Config-ID': overrideConfigId }),
});

/** @param visit answers a call of a visitor, as over HTTP */
export function shellBackend(services: Services, visit: ShellBackend['visit']): ShellBackend {
  const { db, clock } = services;
  return {
    brand: (named, hostname) => findBrand(db, headersOf(named), hostname),
    async studio(named, id) {
      const found = await orNull(studioOf(db, id, headersOf(named)));
      return found && toStudio(found, found.tenant, { language: null, now: clock.now() });
    },
    latestNews: async (_named, studioId) => (await publishedNews(services, studioId, 1))[0] ?? null,
    async listedStudios(named, language) {
      const words = await wordsIn(db, language);
      const reader = { language, now: clock.now() };
      return (await catalogueOf(db, headersOf(named))).map((listed) =>
        toBookingPortalStudio(listed, words, reader),
      );
    },
    async appointment(named, id) {
      const found = await orNull(appointmentOf(db, id, headersOf(named)));
      return found && toBookableCourseFor(db, found, null, clock.now());
    },
    words: (brandIdentifier, locale) => textsOf(db, brandIdentifier, locale),
    visit,
    isSignedOut: async (request, reply) =>
      (await accountOfSession(services, sessionCookie(request, reply))) === null,
  };
}

/** Null for what is refused as not there. */
const orNull = <Found>(asked: Promise<Found>): Promise<Found | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof Fault && error.status === 404) return null;
    throw error;
  });
