/** The engine that answers in French, fetched when the first verdict without a network is needed. */
export { assess, warmUp } from '@scamguard/engine/french';
