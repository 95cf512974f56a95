import type { Picture as ApiPicture } from '@studio-portal/sdk/types';
import type { Locale } from '../lib/i18n/locales.ts';

/** A picture in two sizes, as the API has it. */
export type Picture = Pick<ApiPicture, 'url' | 'urlLarge' | 'width' | 'height'>;

/** A studio, as far as a head tells of it. */
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

/** A class or an event, with its day and time in words of the page's language. */
export interface HeadAppointment {
  name: string;
  description: string;
  when: string;
  image: Picture | null;
  appointmentStatus: string;
  appointmentMeetingType: string;
  slots: readonly { startDateTime: string; endDateTime: string }[];
  /** A plain number is in the currency of the studio, which is not known here. */
  price: number | { state: string; money: { amount: number; currency: string } | null };
}

/** All that a head is made of, as far as the server knows it before the scripts do. */
export interface Head {
  url: URL;
  /** Scheme and host under which readers find the page. */
  origin: string;
  locale: Locale;
  /** What the brand says in its own words: message ids to texts. */
  words: Readonly<Record<string, string>>;
  /** Whether what the address names is there. */
  found: boolean;
  brand: { name: string; title: string | null; logoUrl: string | null };
  studio: HeadStudio | null;
  appointment: HeadAppointment | null;
  /** Of the latest news, or of the first studio in the finder. */
  picture: Picture | null;
}
