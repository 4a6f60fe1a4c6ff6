/**
 * The oldest browsers whose scripts run: Android's WebView of 2020, and KaiOS 3. Older ones cannot read the starter of a page
 * (`starter.mjs`), so that no script is sent to them; they get the plain pages.
 */
export const FLOOR = ['chrome80', 'firefox84'];
