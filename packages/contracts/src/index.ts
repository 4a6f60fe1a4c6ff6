export * from './endpoints.ts';
export * from './errors.ts';
export * from './health.ts';
export * from './limits.ts';
export * from './paths.ts';
export * from './reference-data.ts';
export * from './timings.ts';
export * from './verification.ts';
