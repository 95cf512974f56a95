/** Contents of passes, the same for both wallets. */
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Schemas, Services } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { findMailTexts } from '../../platform/mail/texts.ts';
import { findCustomer } from '../accounts/customers.ts';
import { audit } from '../accounts/audit.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { bookingNotFound, findEntry, ownedByAccount } from '../bookings/entries.ts';
import { kinds } from '../bookings/kinds.ts';
import { findBrand } from '../brands/rules.ts';
import { formatAddress } from '../studios/formatAddress.ts';
import { studioLanguage } from '../studios/rules.ts';
import { renewCardCode } from '../visits/cardCode.ts';
import { loadRunningContracts } from '../visits/entry.ts';
import { walletTexts } from './texts.ts';

/** A labeled line of a pass. */
export type PassField = { key: string; label: string; value: string };

export type WalletPass = {
  /** Identifies the pass: a wallet keeps one for each. */
  serial: string;
  /** Language of the texts. */
  locale: string;
  tenant: string;
  /** Name of the brand. */
  issuer: string;
  /** Colors as `#1A3294`. */
  background: string;
  foreground: string;
  description: string;
  heading: PassField;
  fields: PassField[];
  /** Code for the door; null for a booking. */
  code: string | null;
  /** When a booking takes place; null for a card. */
  period: { start: Date; end: Date } | null;
};

type PassRequest = ApiRequest<'createAppleWalletPass'> | ApiRequest<'createGoogleWalletPass'>;

async function loadBrand(
  db: Database,
  tenant: string,
): Promise<Pick<WalletPass, 'tenant' | 'issuer' | 'background' | 'foreground'>> {
  const brand = await findBrand(db, { 'X-Tenant': tenant }, '');
  return {
    tenant,
    issuer: brand?.style.title ?? brand?.name ?? tenant,
    background: brand?.style.highlightColor ?? '#1A3294',
    foreground: brand?.style.highlightTextColor ?? '#FFFFFF',
  };
}

/**
 * Creates the pass that a request asks for, of a booking or else of the member's card, whose code it replaces.
 * @throws 404 for an unknown booking, 409 for one that has ended, or for a card without a contract
 */
export async function createPass(request: PassRequest, services: Services): Promise<WalletPass> {
  const { bookingUuid } = request.body;
  return bookingUuid === undefined
    ? createCardPass(request, services)
    : createBookingPass(request, services, bookingUuid);
}

/** Creates the card even for members who are refused at the moment, since the door checks admission on each visit. */
async function createCardPass(request: PassRequest, { db, clock }: Services): Promise<WalletPass> {
  const { account, context, language } = request;
  const now = clock.now();
  const tenant = context['X-Tenant'] ?? '';
  const { customer, card, code } = await db.transaction(async (tx) => {
    await lockOwnAccount(tx, account.id);
    const member = await findCustomer(tx, account.id, tenant);
    if (!member || (await loadRunningContracts(tx, member, now)).length === 0)
      throw apiError(
        409,
        'checkin.error.nocontract',
        'There is no contract that lets this member in',
      );
    const owner = { customerId: member.id, accountId: account.id };
    await audit(tx, { by: request, at: now, kind: 'door-card', id: member.id });
    return { customer: member, ...(await renewCardCode(tx, owner, now)) };
  });
  const { locale } = findMailTexts(language);
  const texts = walletTexts[locale];
  const { firstname, lastname, customerNumber } = customer;
  return {
    serial: card.serial,
    locale,
    ...(await loadBrand(db, tenant)),
    description: texts.card,
    heading: {
      key: 'member',
      label: texts.member,
      value: [firstname, lastname].filter(Boolean).join(' ') || account.name,
    },
    fields:
      customerNumber === null
        ? []
        : [{ key: 'number', label: texts.number, value: customerNumber }],
    code,
    period: null,
  };
}

async function createBookingPass(
  { account, language }: PassRequest,
  { db, clock }: Services,
  uuid: string,
): Promise<WalletPass> {
  const now = clock.now();
  const { kind, id } = await findEntry(db, uuid, ownedByAccount(account.id));
  const [item] = await kinds[kind].toCalendarItems(db, [id], now);
  const facts = await kinds[kind].loadFacts(db, id);
  if (!item || !facts) throw bookingNotFound();
  const period = { start: new Date(item.startDateTime), end: new Date(item.endDateTime) };
  if (item.participantStatus !== 'BOOKED' || period.end <= now)
    throw apiError(
      409,
      'wallet.error.bookingended',
      'The booking is over, canceled or on the waiting list',
    );
  const { studio } = facts;
  const { locale } = findMailTexts(language, studioLanguage(studio));
  const texts = walletTexts[locale];
  return {
    serial: uuid,
    locale,
    ...(await loadBrand(db, studio.tenant)),
    description: texts.booking,
    heading: { key: 'name', label: texts.booking, value: item.name },
    fields: [
      { key: 'start', label: texts.start, value: formatStart(period.start, locale, studio.zoneId) },
      { key: 'reference', label: texts.reference, value: uuid.slice(0, 8).toUpperCase() },
      { key: 'place', label: texts.place, value: formatPlace(item, formatAddress(studio.address)) },
    ],
    code: null,
    period,
  };
}

const formatStart = (start: Date, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(start);

const formatPlace = (
  { appointmentMeetingType, locations, studio }: Schemas['CalendarItem'],
  address: string,
): string =>
  appointmentMeetingType === 'STREAM'
    ? `Online, ${studio.name}`
    : [...locations.map(({ name }) => name), studio.name, address].join(', ');
