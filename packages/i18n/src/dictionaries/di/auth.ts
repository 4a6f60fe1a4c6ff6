import french from '../fr/auth.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, { auth: { otp: { busy: "An bɛ k'a sɛgɛsɛgɛ..." } } });
