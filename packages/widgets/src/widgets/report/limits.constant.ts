import { addressOf } from '@scamguard/client';
import { MAX_FILE_BYTES, MIN_LENGTH, REPORT_MAX_LENGTH } from '@scamguard/contracts/limits';

/** The limits of the contract that the report form must know. */
export default {
  calls: { scamTypes: addressOf('scamTypes'), regions: addressOf('regions'), send: addressOf('sendReport') },
  shortest: { title: MIN_LENGTH.reportTitle, description: MIN_LENGTH.reportDescription },
  longest: REPORT_MAX_LENGTH,
  image: {
    accept: ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'],
    maxBytes: MAX_FILE_BYTES.image,
  },
};
