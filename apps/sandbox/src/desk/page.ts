/** Renders the desk as HTML. */
import { escapeHtml } from '@studio-portal/page-server/html';
import type { Customer } from '../domains/accounts/customers.ts';
import type { StoredStudio } from '../domains/studios/rules.ts';
import type { ActionName } from './actions.ts';
import { type DeskRequest, fullName } from './requests.ts';
import type { Participant, Session } from './schedule.ts';

/** Where the form is, so that the staff return there. */
type Place = { studio: StoredStudio; customer: Customer | null };

const hidden = (name: string, value: string | number): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`;

type Button = {
  label: string;
  /** What the button acts on, for screen readers where other rows have the same label. */
  subject?: string;
  value?: string;
  quiet?: boolean;
};

function form(
  { studio, customer }: Place,
  action: ActionName,
  fields: string,
  ...buttons: Button[]
): string {
  const labels = buttons.map(
    ({ label, subject, value, quiet = false }) =>
      `<button${quiet ? ' class="quiet"' : ''}${value === undefined ? '' : ` name="decision" value="${value}"`}>${label}${subject === undefined ? '' : `<span class="hidden">: ${escapeHtml(subject)}</span>`}</button>`,
  );
  const place = customer === null ? '' : hidden('customerId', customer.id);
  return `<form method="post" action="/desk/${studio.id}/${action}">${place}${fields}${labels.join('')}</form>`;
}

const field = (name: string, label: string, attributes = ''): string =>
  `<label>${label}<input name="${name}" ${attributes}></label>`;

const list = (rows: readonly string[], empty: string): string =>
  rows.length === 0
    ? `<p class="soft">${empty}</p>`
    : `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`;

function renderRequest(place: Place, { action, id, member, what }: DeskRequest): string {
  const reason = action === 'decideIdlePeriod' ? field('reason', 'Reason of a refusal') : '';
  return `<span><strong>${escapeHtml(member)}</strong><br>${escapeHtml(what)}</span>${form(
    place,
    action,
    hidden('id', id) + reason,
    { label: 'Accept', subject: member, value: 'accept' },
    { label: 'Refuse', subject: member, value: 'refuse', quiet: true },
  )}`;
}

const states: Record<Participant['status'], string> = {
  BOOKED: 'booked',
  WAITING: 'on the waiting list',
  CANCELED: 'canceled',
  ATTENDED: 'attended',
  NO_SHOW: 'missed',
};

function renderParticipant(place: Place, { kind, id, name, status }: Participant): string {
  const ids = hidden('kind', kind) + hidden('id', id);
  const buttons =
    status === 'BOOKED'
      ? form(place, 'attended', ids, { label: 'Attended', subject: name }) +
        form(place, 'missed', ids, { label: 'Missed', subject: name, quiet: true })
      : '';
  return `<span>${escapeHtml(name)} <span class="soft">${states[status]}</span></span>${buttons}`;
}

function renderSession(place: Place, session: Session): string {
  const { classId, name, startsAt, endsAt, isCanceled, participants } = session;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: place.studio.zoneId,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const time = format.formatRange(startsAt, endsAt);
  const cancel =
    classId === null || isCanceled
      ? ''
      : form(place, 'cancelClass', hidden('id', classId), {
          label: 'Cancel class',
          subject: `${name}, ${time}`,
          quiet: true,
        });
  return `<article><h3>${escapeHtml(name)}${isCanceled ? ' (canceled)' : ''}</h3><p class="soft">${escapeHtml(time)}</p>${list(
    participants.map((one) => renderParticipant(place, one)),
    'Nobody has booked.',
  )}${cancel}</article>`;
}

/** @param studios of all chains, by name */
export function renderStudios(studios: readonly StoredStudio[]): string {
  const rows = studios.map(
    ({ id, name, tenant }) =>
      `<a href="/desk/${id}">${escapeHtml(name)}</a><span class="soft">${escapeHtml(tenant)}</span>`,
  );
  return `<article>${list(rows, 'There is no studio.')}</article><p><a href="/brand-preview">Preview your own brand</a></p>`;
}

/**
 * Takes the focus, because screen readers do not announce a status that a page has from the start.
 * @param status result of the last action; null for none
 */
export const renderStatus = (status: string | null): string =>
  status === null
    ? ''
    : `<p class="status" role="status" tabindex="-1" autofocus>${escapeHtml(status)}</p>`;

type StudioPage = {
  studio: StoredStudio;
  requests: readonly DeskRequest[];
  sessions: readonly Session[];
  search: string;
  members: readonly Customer[];
};

export function renderStudio(page: StudioPage): string {
  const { studio, requests, sessions, search, members } = page;
  const place = { studio, customer: null };
  const rows = members.map(
    (member) =>
      `<a href="/desk/${studio.id}/members/${member.id}">${escapeHtml(fullName(member))}</a><span class="soft">${escapeHtml(member.customerNumber ?? 'No number')}</span>`,
  );
  return [
    `<p><a href="/desk">All studios</a></p>`,
    `<h2>Requests</h2><article>${list(
      requests.map((one) => renderRequest(place, one)),
      'Nothing waits for a decision. What is left here is accepted after a day, except withdrawals.',
    )}</article>`,
    `<h2>Door</h2><article>${form(place, 'checkInByCode', field('code', 'Code that a member shows', 'required maxlength="200" autocomplete="off"'), { label: 'Check in' })}</article>`,
    `<h2>Members</h2><article><form method="get" action="/desk/${studio.id}">${field('q', 'Last name or number begins with', `type="search" value="${escapeHtml(search)}"`)}<button>Search</button></form>${list(rows, 'No member found.')}</article>`,
    `<h2>Website</h2><article>${form(place, 'allowWebsites', field('websites', 'Websites that may show the widgets, separated by spaces', `value="${escapeHtml(studio.widgetOrigins.join(' '))}"`), { label: 'Save' })}</article>`,
    `<h2>Today and tomorrow</h2>${
      sessions.length === 0
        ? '<p class="soft">Nothing takes place.</p>'
        : sessions.map((one) => renderSession(place, one)).join('')
    }`,
  ].join('');
}

export function renderMember(studio: StoredStudio, customer: Customer): string {
  const place = { studio, customer };
  const text = `<label>Text<textarea name="text" rows="4" required></textarea></label>`;
  return [
    `<p><a href="/desk/${studio.id}">${escapeHtml(studio.name)}</a></p>`,
    `<h2>${escapeHtml(fullName(customer))}</h2><p class="soft">${escapeHtml(customer.customerNumber ?? 'No number')}</p>`,
    `<article><h3>Visit</h3>${form(place, 'checkIn', '', { label: 'Check in' })}</article>`,
    `<article><h3>Message</h3>${form(place, 'sendMessage', field('subject', 'Subject', 'required maxlength="200"') + text, { label: 'Send' })}</article>`,
    `<article><h3>Charge</h3>${form(
      place,
      'addCharge',
      field('name', 'Purpose', 'required maxlength="120"') +
        field('amount', `Amount in ${studio.currencyCode}`, 'required inputmode="decimal"') +
        field('dueDate', 'Due on (today if empty)', 'type="date"'),
      { label: 'Add' },
    )}</article>`,
    `<article><h3>Loyalty</h3>${form(place, 'givePoints', '', { label: 'Give points' })}</article>`,
  ].join('');
}
