/** The engine that answers in English, fetched when the first verdict without a network is needed. */
export { assess, warmUp } from '@scamguard/engine/english';
