/** Domain of the sender, also used for ids of mails and calendar entries. */
export const senderDomain = 'studio-portal.example';

/** Address of the sender; the display name is that of the brand. */
export const senderAddress = `no-reply@${senderDomain}`;
