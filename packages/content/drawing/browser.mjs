import { chromium } from '@playwright/test';

/** Opens the Chromium that `CHROMIUM_PATH` names, else Debian's. */
export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
