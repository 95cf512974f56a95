import type { Gender, IdentityDocumentType } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { identityMessages as messages } from './identityMessages.ts';

export const genders = {
  FEMALE: messages.female,
  MALE: messages.male,
  DIVERSE: messages.diverse,
} satisfies Record<Gender, MessageDescriptor>;

export const documentTypes = {
  IDENTITY_CARD: messages.identityCard,
  PASSPORT: messages.passport,
  RESIDENCE_PERMIT: messages.residencePermit,
  DRIVING_LICENCE: messages.drivingLicence,
} satisfies Record<IdentityDocumentType, MessageDescriptor>;

export const isGender = (text: string): text is Gender => Object.hasOwn(genders, text);
export const isDocumentType = (text: string): text is IdentityDocumentType =>
  Object.hasOwn(documentTypes, text);
