import type { Head, HeadAppointment, HeadStudio } from './head.ts';

const context = 'https://schema.org';

/** Resolves an address against the origin. */
export const absolute = (address: string, origin: string): string =>
  URL.canParse(address, origin) ? new URL(address, origin).href : origin;

function postalAddress({ address }: HeadStudio) {
  const { street, houseNumber, houseNumberFirst, zipCode, city, countryCode } = address;
  return {
    '@type': 'PostalAddress',
    streetAddress: (houseNumberFirst ? [houseNumber, street] : [street, houseNumber])
      .filter(Boolean)
      .join(' '),
    postalCode: zipCode,
    addressLocality: city,
    addressCountry: countryCode,
  };
}

const geo = ({ coordinates }: HeadStudio) =>
  coordinates ? { geo: { '@type': 'GeoCoordinates', ...coordinates } } : {};

/** Structured data of a studio (https://schema.org/LocalBusiness). */
export function localBusiness(studio: HeadStudio, { brand, origin }: Head, address: string) {
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': address,
    name: studio.name,
    url: address,
    ...(studio.image ? { image: absolute(studio.image.urlLarge, origin) } : {}),
    ...(brand.logoUrl ? { logo: absolute(brand.logoUrl, origin) } : {}),
    ...(studio.website ? { sameAs: [studio.website] } : {}),
    address: postalAddress(studio),
    ...geo(studio),
    parentOrganization: { '@type': 'Organization', name: brand.name },
  };
}

function offer({ price }: HeadAppointment, address: string) {
  if (typeof price === 'number') return {};
  const isFree = price.state === 'FREE';
  const { amount, currency } = price.money ?? { amount: undefined, currency: undefined };
  if (!isFree && amount === undefined) return {};
  return {
    isAccessibleForFree: isFree,
    ...(amount === undefined
      ? {}
      : { offers: { '@type': 'Offer', price: amount, priceCurrency: currency, url: address } }),
  };
}

/**
 * Structured data of a class or an event (https://schema.org/Event). Omits the trainer, since
 * search engines keep results for years.
 */
export function event(
  appointment: HeadAppointment,
  studio: HeadStudio,
  { brand, origin }: Head,
  address: string,
) {
  const [slot] = appointment.slots;
  const isStream = appointment.appointmentMeetingType === 'STREAM';
  return {
    '@context': context,
    '@type': 'Event',
    '@id': address,
    name: appointment.name,
    url: address,
    ...(appointment.description ? { description: appointment.description } : {}),
    ...(slot ? { startDate: slot.startDateTime, endDate: slot.endDateTime } : {}),
    ...(appointment.image ? { image: [absolute(appointment.image.urlLarge, origin)] } : {}),
    eventStatus: `${context}/${appointment.appointmentStatus === 'CANCELED' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${context}/${isStream ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    location: isStream
      ? { '@type': 'VirtualLocation', url: address }
      : {
          '@type': 'Place',
          name: studio.name,
          address: postalAddress(studio),
          ...geo(studio),
        },
    organizer: { '@type': 'Organization', name: brand.name },
    ...offer(appointment, address),
  };
}
