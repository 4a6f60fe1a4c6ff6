import { borrowedAuthority } from './borrowed-authority/detect.ts';
import { borrowedPerson } from './borrowed-person/detect.ts';
import { brandNameProfile } from './brand-name-profile/detect.ts';
import { falseService } from './false-service/detect.ts';
import { investmentSeller } from './investment-seller/detect.ts';
import { loanSeller } from './loan-seller/detect.ts';
import { machineMadeName } from './machine-made-name/detect.ts';
import { magicSeller } from './magic-seller/detect.ts';
import { misspeltProfile } from './misspelt-profile/detect.ts';
import { officialProfile } from './official-profile/detect.ts';
import { promiseInName } from './promise-in-name/detect.ts';
import { recoverySeller } from './recovery-seller/detect.ts';
import { soldierAbroad } from './soldier-abroad/detect.ts';

/** The signals in the name or address of a profile. */
export const PROFILE_SIGNALS = [
  officialProfile,
  falseService,
  borrowedPerson,
  recoverySeller,
  misspeltProfile,
  magicSeller,
  borrowedAuthority,
  investmentSeller,
  loanSeller,
  promiseInName,
  machineMadeName,
  brandNameProfile,
  soldierAbroad,
] as const;
