import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

/** @type {import('jest').Config} */
export default {
  ...config,
  // A story may have to fetch a chunk on a busy machine; what is slow is not therefore wrong.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        headless: true,
        ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    },
  },
};
