import { defineMessages } from 'react-intl';

/** Messages for the error codes of contracts, referral codes and bank accounts. */
export const contractErrorMessages = defineMessages({
  'bankaccount.error.invalidbic': {
    id: 'bankaccount.error.invalidbic',
    defaultMessage: 'Invalid BIC',
    description: 'The BIC of a bank is none, or of another bank than the IBAN.',
  },
  'bankaccount.error.invalidiban': {
    id: 'bankaccount.error.invalidiban',
    defaultMessage: 'Invalid IBAN',
    description: 'The number of a bank account is none.',
  },
  'contract.error.earlystartnotrequested': {
    id: 'contract.error.earlystartnotrequested',
    defaultMessage:
      'You’d start before your withdrawal period is over. Tick that you want this, or choose a later start.',
    description:
      'The studio is to be used before the withdrawal period ends, and that was not asked for.',
  },
  'contract.error.modulenotbookable': {
    id: 'contract.error.modulenotbookable',
    defaultMessage: 'This add-on isn’t available with this contract. Remove it and try again.',
    description: 'A module that the offer does not have.',
  },
  'contract.error.notadult': {
    id: 'contract.error.notadult',
    defaultMessage: 'You have to be at least {0} years old to sign.',
    description: 'Whoever signs is too young; {0} is the age in years.',
  },
  'contract.error.notfound': {
    id: 'contract.error.notfound',
    defaultMessage: 'We couldn’t find this contract.',
    description: 'Unknown contract.',
  },
  'contract.error.notupgradable': {
    id: 'contract.error.notupgradable',
    defaultMessage:
      'This contract can’t be changed: it’s been changed or cancelled already, or it hasn’t started yet.',
    description: 'A contract that cannot become another one.',
  },
  'contract.error.preusedatenotallowed': {
    id: 'contract.error.preusedatenotallowed',
    defaultMessage: 'You can’t start training on this day. Choose another day.',
    description: 'The day of the first use is too early, or after the contract begins.',
  },
  'contract.error.signaturemissing': {
    id: 'contract.error.signaturemissing',
    defaultMessage: 'Your signature is missing.',
    description: 'A contract was sent without a signature.',
  },
  'contract.error.startdatenotallowed': {
    id: 'contract.error.startdatenotallowed',
    defaultMessage: 'The contract can’t start on this day. Choose another day.',
    description: 'A day on which a contract cannot begin.',
  },
  'contract.error.taxidinvalid': {
    id: 'contract.error.taxidinvalid',
    defaultMessage: 'Identity number is invalid.',
    description: 'The identity number of whoever signs is wrong or missing.',
  },
  'contract.error.termschanged': {
    id: 'contract.error.termschanged',
    defaultMessage: 'The price has changed since you saw it. Check it again before you sign.',
    description: 'The price of a contract is another one than was shown; nothing is signed.',
  },
  'contract.error.textblocknotaccepted': {
    id: 'contract.error.textblocknotaccepted',
    defaultMessage: 'Please accept the “{0}” text block',
    description: 'A mandatory text of a contract was not accepted; {0} is its title.',
  },
  'contract.error.upgradecostsless': {
    id: 'contract.error.upgradecostsless',
    defaultMessage:
      'This membership costs less than the {0} still to be paid for yours. Choose a longer or larger one.',
    description: 'A contract is to be replaced by one that costs too little; {0} is an amount.',
  },
  'contract.error.voucherinvalid': {
    id: 'contract.error.voucherinvalid',
    defaultMessage: 'This voucher code is wrong, used up or has expired.',
    description: 'The code of a voucher for a contract is not good.',
  },
  'contractoffer.error.notfound': {
    id: 'contractoffer.error.notfound',
    defaultMessage: 'The studio doesn’t offer this membership any more.',
    description: 'Unknown offer of a contract.',
  },
  'contractoffer.error.termnotfound': {
    id: 'contractoffer.error.termnotfound',
    defaultMessage: 'The studio doesn’t offer this term any more. Choose another one.',
    description: 'Unknown term of an offer.',
  },
  'referral.error.codeunknown': {
    id: 'referral.error.codeunknown',
    defaultMessage: 'No member of the studio has this referral code.',
    description: 'Unknown referral code.',
  },
  'referral.error.expired': {
    id: 'referral.error.expired',
    defaultMessage: 'The studio’s referral programme is over.',
    description: 'A referral code after the end of the programme.',
  },
  'referral.error.owncode': {
    id: 'referral.error.owncode',
    defaultMessage: 'This is your own referral code.',
    description: 'Somebody has typed the code that is for others.',
  },
  'sale.error.notfound': {
    id: 'sale.error.notfound',
    defaultMessage: 'We couldn’t find this purchase.',
    description: 'Unknown sale.',
  },
});
