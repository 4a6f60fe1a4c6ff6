import { assumedCountry } from './assumed-country/detect.ts';
import { callForwardingCode } from './call-forwarding-code/detect.ts';
import { callsComeHome } from './calls-come-home/detect.ts';
import { claimedService } from './claimed-service/detect.ts';
import { firstOperator } from './first-operator/detect.ts';
import { marketingNumber } from './marketing-number/detect.ts';
import { menuCode } from './menu-code/detect.ts';
import { missedCallCountry } from './missed-call-country/detect.ts';
import { numberOfNobody } from './number-of-nobody/detect.ts';
import { numberOrigin } from './number-origin/detect.ts';
import { officialLine } from './official-line/detect.ts';
import { officialMenuCode } from './official-menu-code/detect.ts';
import { oldNumbering } from './old-numbering/detect.ts';
import { personalNumber } from './personal-number/detect.ts';
import { premiumRate } from './premium-rate/detect.ts';
import { satelliteNumber } from './satellite-number/detect.ts';
import { shortNumber } from './short-number/detect.ts';
import { standardCode } from './standard-code/detect.ts';
import { transferCode } from './transfer-code/detect.ts';

/** The signals in a number or a code to dial. */
export const NUMBER_SIGNALS = [
  officialLine,
  callForwardingCode,
  callsComeHome,
  premiumRate,
  menuCode,
  numberOfNobody,
  marketingNumber,
  missedCallCountry,
  oldNumbering,
  numberOrigin,
  firstOperator,
  assumedCountry,
  shortNumber,
  personalNumber,
  satelliteNumber,
  transferCode,
  standardCode,
  claimedService,
  officialMenuCode,
] as const;
