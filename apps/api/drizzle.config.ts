import { defineConfig } from 'drizzle-kit';

/** For `npx drizzle-kit generate`, which writes a migration from a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './src/db/migrations',
});
