import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'studio',
  defineMessages({
    none: {
      id: 'legal.none',
      defaultMessage: 'This studio has not published this document. Ask the studio for it.',
      description: 'A legal document that the studio does not have.',
    },
    toHome: {
      id: 'legal.toHome',
      defaultMessage: 'Back to home page',
      description: 'Button on the page of a document that does not exist.',
    },
    elsewhere: {
      id: 'legal.elsewhere',
      defaultMessage: '{studio} publishes this document on its own website.',
      description: 'The document is a page elsewhere; below is the link to it.',
    },
    open: {
      id: 'legal.open',
      defaultMessage: 'Open document ({host})',
      description: 'Link to the document elsewhere; {host} is the website.',
    },
    answers: {
      id: 'legal.answers',
      defaultMessage: 'This portal is provided by',
      description: 'Above the name and address of the company behind the portal.',
    },
    portalTerms: {
      id: 'legal.portalTerms',
      defaultMessage:
        'These terms apply to the use of the portal. For bookings and memberships your studio’s terms apply.',
      description: 'Page with the terms of the portal.',
    },
    portalPrivacy: {
      id: 'legal.portalPrivacy',
      defaultMessage:
        'The portal handles your data so that you can book and manage your membership. What your studio does with it is in your studio’s privacy policy.',
      description: 'Page with the privacy policy of the portal.',
    },
    studioTerms: {
      id: 'legal.studioTerms',
      defaultMessage: 'Terms and conditions of {studio}',
      description: 'Link to the terms of the studio.',
    },
    studioPrivacy: {
      id: 'legal.studioPrivacy',
      defaultMessage: 'Privacy policy of {studio}',
      description: 'Link to the privacy policy of the studio.',
    },
    jointWho: {
      id: 'legal.jointWho',
      defaultMessage:
        '{studio} and {company} decide together how your data is handled in this portal and are jointly responsible for it (Art. 26 GDPR).',
      description: 'Joint controllership, first paragraph.',
    },
    jointTasks: {
      id: 'legal.jointTasks',
      defaultMessage:
        '{company} runs the portal and keeps it secure: login, display, sending of messages. {studio} uses your data for your bookings, your contract and your payments.',
      description: 'Joint controllership: who does what.',
    },
    jointRights: {
      id: 'legal.jointRights',
      defaultMessage:
        'You can exercise your rights, such as access, rectification and erasure, with either of them. They will inform each other and reply without undue delay.',
      description: 'Joint controllership: rights of the person.',
    },
  }),
);
