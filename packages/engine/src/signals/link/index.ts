import { addressAsNumbers } from './address-as-numbers/detect.ts';
import { borrowedStateService } from './borrowed-state-service/detect.ts';
import { brandInName } from './brand-in-name/detect.ts';
import { brandInPath } from './brand-in-path/detect.ts';
import { brandInSubdomain } from './brand-in-subdomain/detect.ts';
import { brandUnderOtherEnding } from './brand-under-other-ending/detect.ts';
import { chainOfHyphens } from './chain-of-hyphens/detect.ts';
import { codeInLink } from './code-in-link/detect.ts';
import { credentialsBeforeAt } from './credentials-before-at/detect.ts';
import { doubleFileEnding } from './double-file-ending/detect.ts';
import { freeHost } from './free-host/detect.ts';
import { hiddenCharacters } from './hidden-characters/detect.ts';
import { invitationLink } from './invitation-link/detect.ts';
import { longSubdomains } from './long-subdomains/detect.ts';
import { lookalikeLetters } from './lookalike-letters/detect.ts';
import { lureWords } from './lure-words/detect.ts';
import { mailAddressInLink } from './mail-address-in-link/detect.ts';
import { misspeltBrand } from './misspelt-brand/detect.ts';
import { mixedAlphabets } from './mixed-alphabets/detect.ts';
import { numbersInName } from './numbers-in-name/detect.ts';
import { officialAddress } from './official-address/detect.ts';
import { openPlatform } from './open-platform/detect.ts';
import { ownNetwork } from './own-network/detect.ts';
import { pageInSystemFolder } from './page-in-system-folder/detect.ts';
import { programDownload } from './program-download/detect.ts';
import { randomName } from './random-name/detect.ts';
import { redirectElsewhere } from './redirect-elsewhere/detect.ts';
import { riskyEnding } from './risky-ending/detect.ts';
import { shortenedLink } from './shortened-link/detect.ts';
import { stateAddress } from './state-address/detect.ts';
import { unknownEnding } from './unknown-ending/detect.ts';
import { unusualPort } from './unusual-port/detect.ts';

/** The signals in a web address. */
export const LINK_SIGNALS = [
  officialAddress,
  stateAddress,
  codeInLink,
  credentialsBeforeAt,
  lookalikeLetters,
  misspeltBrand,
  brandInSubdomain,
  brandInName,
  brandUnderOtherEnding,
  brandInPath,
  programDownload,
  doubleFileEnding,
  pageInSystemFolder,
  addressAsNumbers,
  ownNetwork,
  mixedAlphabets,
  hiddenCharacters,
  shortenedLink,
  invitationLink,
  openPlatform,
  freeHost,
  lureWords,
  mailAddressInLink,
  riskyEnding,
  randomName,
  numbersInName,
  chainOfHyphens,
  longSubdomains,
  unusualPort,
  redirectElsewhere,
  unknownEnding,
  borrowedStateService,
] as const;
