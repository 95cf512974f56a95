/**
 * Queries of the page server about brands and studios: the sandbox looks them up in its tables, a server of an operator asks its
 * backend. The shapes are parts of those that the description gives these things, so that both can hand on what they have.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Picture = { url: string; urlLarge: string; width: number; height: number };

/** Colours and pictures of a brand; the portal's own build makes a style sheet of it. */
export type BrandStyle = {
  title: string | null;
  backgroundColor: string | null;
  topbarColor: string | null;
  faviconBaseUrl: string | null;
  headerLogoUrl: string | null;
};

/** A white-label configuration; what else it says goes out with it. */
export type Brand = {
  name: string;
  tenantName: string | null;
  brandIdentifier: string;
  context: string;
  style: BrandStyle;
  texts: { title: string | null };
};

export type Address = {
  street: string;
  houseNumber: string;
  houseNumberFirst: boolean;
  zipCode: string;
  city: string;
  countryCode: string;
};

export type Studio = {
  id: number;
  name: string;
  type: number;
  logoUrl: string | null;
  image: Picture | null;
  zoneId: string;
  /** Its own language: `de_DE`. */
  locale: string;
  address: Address;
  coordinates: { latitude: number; longitude: number } | null;
  website: string | null;
};

/** A studio in the finder. */
export type ListedStudio = {
  studioUuid: string;
  image: Picture | null;
};

export type News = { image: Picture | null };

/** A class or an event. */
export type Appointment = {
  id: number;
  itemType: string;
  name: string;
  description: string;
  image: Picture | null;
  appointmentStatus: string;
  appointmentMeetingType: string;
  slots: readonly {
    startDateTime: string;
    endDateTime: string;
    /** Where it takes place, which need not be the studio whose page shows it. */
    studio: { id: number };
  }[];
  /** A plain number is in the currency of the studio. */
  price: number | { state: string; money: { amount: number; currency: string } | null };
};

/** What an address names, as the headers that the portal would send. */
export type Named = {
  tenant?: string;
  facilityGroup?: string;
  overrideConfigId?: number;
};

/** What an address names of one chain. */
export type NamedTenant = Named & { tenant: string };

export interface PageBackend {
  /** The brand of what an address names, else of the host; null where there is none. */
  brand(named: Named, hostname: string): Promise<Brand | null>;
  /** Null where the chain has none of this number. */
  studio(named: NamedTenant, id: number): Promise<Studio | null>;
  latestNews(named: NamedTenant, studioId: number): Promise<News | null>;
  /** The studios of the finder, by name; of all chains where none is named. */
  listedStudios(named: Named, language: string | null): Promise<readonly ListedStudio[]>;
  /** Null where there is none, or not any more. */
  appointment(named: NamedTenant, id: number): Promise<Appointment | null>;
  /** What a brand says in its own words: message ids to texts. */
  words(brandIdentifier: string, locale: string): Promise<Readonly<Record<string, string>>>;
  /**
   * Calls the backend as a visitor, without cookies.
   * @param path with its query, as the portal would call it from a browser
   */
  visit(path: string, init: RequestInit): Promise<Response>;
  /** Whether it is known that whoever asks is not logged in. */
  isSignedOut(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}
