/** Tabs of the support page. */
export const SUPPORT_TABS = ['contact', 'faq', 'resources'] as const;
