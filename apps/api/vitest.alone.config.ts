import { defineConfig } from 'vitest/config';
import { ALONE, common } from './vitest.config.ts';

/** Tests of the server that each need a process of their own. */
export default defineConfig({ test: { ...common, name: 'api-alone', include: [ALONE] } });
