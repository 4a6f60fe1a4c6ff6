import { addMissing } from './missing.ts';

addMissing();
