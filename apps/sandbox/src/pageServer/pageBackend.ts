/**
 * Answers the queries of the page server from the database, with the data that the portal's first requests would get as a visitor.
 */
import type { Named, PageBackend } from '@studio-portal/page-server/PageBackend';
import { accountOfSession } from '../domains/accounts/sessions.ts';
import { findBrand } from '../domains/brands/rules.ts';
import { loadCatalogue } from '../domains/catalogue/listings.ts';
import { loadCatalogueNames } from '../domains/catalogue/names.ts';
import { toBookingPortalStudio } from '../domains/catalogue/view.ts';
import { findAppointment } from '../domains/bookings/courses/appointments.ts';
import { toOneBookableCourse } from '../domains/bookings/courses/view.ts';
import { selectPublishedNews } from '../domains/news/rules.ts';
import { getStudio, toStudio } from '../domains/studios/rules.ts';
import { loadBrandTexts } from '../domains/translations/rules.ts';
import type { ContextHeaders, Services } from '../platform/api.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { sessionCookie } from '../platform/http/sessionCookie.ts';
import { runInScope } from '../platform/scope.ts';

const toContextHeaders = ({ tenant, facilityGroup, overrideConfigId }: Named): ContextHeaders => ({
  ...(tenant === undefined ? {} : { 'X-Tenant': tenant }),
  ...(facilityGroup === undefined ? {} : { 'X-Public-Facility-Group': facilityGroup }),
  ...(overrideConfigId === undefined
    ? {}
    : { 'X-Whitelabel-Override-Config-ID': overrideConfigId }),
});

/** @param visit calls the API as a visitor, as over HTTP */
export function pageBackend(services: Services, visit: PageBackend['visit']): PageBackend {
  const { db, clock } = services;
  return {
    brand: (named, hostname) => findBrand(db, toContextHeaders(named), hostname),
    async studio(named, id) {
      const found = await nullIfNotFound(getStudio(db, id, toContextHeaders(named)));
      return found && toStudio(found, found.tenant, { language: null, now: clock.now() });
    },
    latestNews: async (_named, studioId) =>
      (await selectPublishedNews(services, studioId, 1))[0] ?? null,
    async listedStudios(named, language) {
      const words = await loadCatalogueNames(db, language);
      const reader = { language, now: clock.now() };
      return (await loadCatalogue(db, toContextHeaders(named))).map((listed) =>
        toBookingPortalStudio(listed, words, reader),
      );
    },
    async appointment(named, id, language) {
      const context = toContextHeaders(named);
      const load = async () => {
        const found = await nullIfNotFound(findAppointment(db, id, context));
        return found && toOneBookableCourse(db, found, null, clock.now());
      };
      // Texts are read in the language of the scope.
      const surface = { context, hostname: '', language };
      return runInScope({ surface, acting: null }, load, () => undefined);
    },
    words: (brandIdentifier, locale) => loadBrandTexts(db, brandIdentifier, locale),
    visit,
    isSignedOut: async (request, reply) =>
      (await accountOfSession(services, sessionCookie(request, reply))) === null,
  };
}

/** Maps a 404 error to null. */
const nullIfNotFound = <Found>(asked: Promise<Found>): Promise<Found | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
