/**
 * Queries of the page server about brands and studios. The sandbox answers them from its tables, an operator's
 * server from its backend. The types are subsets of the API description's, so that both can pass their data on
 * unchanged.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Picture = { url: string; urlLarge: string; width: number; height: number };

/** Colours and pictures of a brand; the portal's build creates its style sheet from them. */
export type BrandStyle = {
  title: string | null;
  backgroundColor: string | null;
  topbarColor: string | null;
  faviconBaseUrl: string | null;
  headerLogoUrl: string | null;
};

/** A white-label configuration; additional fields are passed on. */
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
  /** Language of the brand: `de_DE`. */
  locale: string;
  address: Address;
  coordinates: { latitude: number; longitude: number } | null;
  website: string | null;
};

/** A studio in the studio finder. */
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
    /** Studio of the appointment, which can differ from the studio whose page shows it. */
    studio: { id: number };
  }[];
  /** A plain number is in the studio's currency. */
  price: number | { state: string; money: { amount: number; currency: string } | null };
};

/** Chain and context named by a URL, in the fields of the headers that the portal would send. */
export type Named = {
  tenant?: string;
  facilityGroup?: string;
  overrideConfigId?: number;
};

/** Like `Named`, with a chain. */
export type NamedTenant = Named & { tenant: string };

export interface PageBackend {
  /** Returns the brand for a URL or else for the host; null if there is none. */
  brand(named: Named, hostname: string): Promise<Brand | null>;
  /** Returns null if the chain has no studio with this id. */
  studio(named: NamedTenant, id: number): Promise<Studio | null>;
  latestNews(named: NamedTenant, studioId: number): Promise<News | null>;
  /** Returns the finder's studios sorted by name; those of all chains if no tenant is given. */
  listedStudios(named: Named, language: string | null): Promise<readonly ListedStudio[]>;
  /** Returns the appointment with its texts in a language; null if it does not exist or is over. */
  appointment(named: NamedTenant, id: number, language: string): Promise<Appointment | null>;
  /** Returns the brand's own texts by message id. */
  words(brandIdentifier: string, locale: string): Promise<Readonly<Record<string, string>>>;
  /**
   * Calls the backend as a visitor, without cookies.
   * @param path path with query, as the portal would call it in a browser
   */
  visit(path: string, init: RequestInit): Promise<Response>;
  /** Returns whether the user is known to be logged out. */
  isSignedOut(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}
