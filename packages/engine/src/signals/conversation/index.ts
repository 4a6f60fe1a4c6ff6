import { accountTrap } from './account-trap/detect.ts';
import { aidTrap } from './aid-trap/detect.ts';
import { asksIdentity } from './asks-identity/detect.ts';
import { asksSecretCode } from './asks-secret-code/detect.ts';
import { blackmail } from './blackmail/detect.ts';
import { brandWithStrangeLink } from './brand-with-strange-link/detect.ts';
import { chainMessage } from './chain-message/detect.ts';
import { demandsSecrecy } from './demands-secrecy/detect.ts';
import { depositUnseen } from './deposit-unseen/detect.ts';
import { easyJob } from './easy-job/detect.ts';
import { easyLoan } from './easy-loan/detect.ts';
import { falseAuthority } from './false-authority/detect.ts';
import { falseInheritance } from './false-inheritance/detect.ts';
import { falsePrize } from './false-prize/detect.ts';
import { falseRecovery } from './false-recovery/detect.ts';
import { falseUrgency } from './false-urgency/detect.ts';
import { familyEmergency } from './family-emergency/detect.ts';
import { fineTrap } from './fine-trap/detect.ts';
import { guaranteedGain } from './guaranteed-gain/detect.ts';
import { guidedDialling } from './guided-dialling/detect.ts';
import { linkToFollow } from './link-to-follow/detect.ts';
import { loveForMoney } from './love-for-money/detect.ts';
import { magicOffer } from './magic-offer/detect.ts';
import { mailAnswersElsewhere } from './mail-answers-elsewhere/detect.ts';
import { mailNameNotAddress } from './mail-name-not-address/detect.ts';
import { mailSenderNotProven } from './mail-sender-not-proven/detect.ts';
import { operatorMenu } from './operator-menu/detect.ts';
import { otherChannel } from './other-channel/detect.ts';
import { parcelTrap } from './parcel-trap/detect.ts';
import { paymentFirst } from './payment-first/detect.ts';
import { pleaForMoney } from './plea-for-money/detect.ts';
import { receiptForm } from './receipt-form/detect.ts';
import { remoteApp } from './remote-app/detect.ts';
import { voucherDemand } from './voucher-demand/detect.ts';
import { walletDrain } from './wallet-drain/detect.ts';
import { wrongTransfer } from './wrong-transfer/detect.ts';

/** The signals in a message or conversation. */
export const CONVERSATION_SIGNALS = [
  asksSecretCode,
  wrongTransfer,
  paymentFirst,
  guaranteedGain,
  falsePrize,
  accountTrap,
  parcelTrap,
  fineTrap,
  aidTrap,
  blackmail,
  falseAuthority,
  demandsSecrecy,
  falseUrgency,
  guidedDialling,
  remoteApp,
  familyEmergency,
  easyJob,
  easyLoan,
  loveForMoney,
  falseInheritance,
  magicOffer,
  falseRecovery,
  walletDrain,
  voucherDemand,
  chainMessage,
  asksIdentity,
  linkToFollow,
  depositUnseen,
  pleaForMoney,
  brandWithStrangeLink,
  otherChannel,
  operatorMenu,
  receiptForm,
  mailNameNotAddress,
  mailAnswersElsewhere,
  mailSenderNotProven,
] as const;
