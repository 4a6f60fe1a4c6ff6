/** The engine as one file of its own, fetched when the first verdict without a network is needed. */
export { assess } from '@scamguard/engine';
