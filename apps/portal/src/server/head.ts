import type { Picture as ApiPicture } from '@studio-portal/sdk/types';
import type { Locale } from '../lib/i18n/locales.ts';

/** A picture in two sizes, as in the API. */
export type Picture = Pick<ApiPicture, 'url' | 'urlLarge' | 'width' | 'height'>;

/** The fields of a studio that a head uses. */
export interface HeadStudio {
  name: string;
  image: Picture | null;
  address: {
    street: string;
    houseNumber: string;
    houseNumberFirst: boolean;
    zipCode: string;
    city: string;
    countryCode: string;
  };
  coordinates: { latitude: number; longitude: number } | null;
  website: string | null;
}

/** A class or an event, with day and time formatted in the page's language. */
export interface HeadAppointment {
  name: string;
  description: string;
  when: string;
  image: Picture | null;
  appointmentStatus: string;
  appointmentMeetingType: string;
  slots: readonly { startDateTime: string; endDateTime: string }[];
  /** A plain number is in the studio's currency, which is unknown here. */
  price: number | { state: string; money: { amount: number; currency: string } | null };
}

/** Everything that the server knows about a page when it builds the head. */
export interface Head {
  url: URL;
  /** Public scheme and host of the page. */
  origin: string;
  locale: Locale;
  /** The brand's own texts by message id. */
  words: Readonly<Record<string, string>>;
  /** True if the resource that the address names exists. */
  found: boolean;
  brand: { name: string; title: string | null; logoUrl: string | null };
  studio: HeadStudio | null;
  appointment: HeadAppointment | null;
  /** Picture of the latest news, or of the first studio in the finder. */
  picture: Picture | null;
}
