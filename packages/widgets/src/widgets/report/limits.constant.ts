import { MAX_FILE_BYTES, MIN_LENGTH, REPORT_MAX_LENGTH } from '@scamguard/contracts/limits';
import { PATHS } from '@scamguard/contracts/paths';

/** What the report form must know of the contract. */
export default {
  calls: { scamTypes: PATHS.scamTypes.path, regions: PATHS.regions.path, send: PATHS.sendReport.path },
  shortest: { title: MIN_LENGTH.reportTitle, description: MIN_LENGTH.reportDescription },
  longest: REPORT_MAX_LENGTH,
  image: {
    accept: ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'],
    maxBytes: MAX_FILE_BYTES.image,
  },
};
