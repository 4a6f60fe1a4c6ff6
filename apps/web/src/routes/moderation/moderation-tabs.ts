/** Tabs of the moderators' page. */
export const MODERATION_TABS = [
  'pending',
  'published',
  'rejected',
  'reviews',
  'voices',
  'contacts',
  'code',
] as const;
export type ModerationTab = (typeof MODERATION_TABS)[number];
