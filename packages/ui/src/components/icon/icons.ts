/**
 * The icons of the product, by what they mean. One meaning, one icon; one import, one icon in the bundle.
 */

export { default as BackIcon } from 'lucide-react/icons/arrow-left';
export { default as GoIcon } from 'lucide-react/icons/arrow-right';
export { default as LearnIcon } from 'lucide-react/icons/book-open';
export { default as UnfoldIcon } from 'lucide-react/icons/chevron-down';
export { default as SuccessIcon } from 'lucide-react/icons/circle-check';
export { default as HelpIcon } from 'lucide-react/icons/circle-question-mark';
export { default as ExternalIcon } from 'lucide-react/icons/external-link';
export { default as ReportIcon } from 'lucide-react/icons/flag';
export { default as LanguageIcon } from 'lucide-react/icons/globe';
export { default as HomeIcon } from 'lucide-react/icons/house';
export { default as AboutIcon } from 'lucide-react/icons/info';
export { default as SupportIcon } from 'lucide-react/icons/life-buoy';
export { default as TipIcon } from 'lucide-react/icons/lightbulb';
export { default as LinkIcon } from 'lucide-react/icons/link';
export { default as SignInIcon } from 'lucide-react/icons/log-in';
export { default as MailIcon } from 'lucide-react/icons/mail';
export { default as PlaceIcon } from 'lucide-react/icons/map-pin';
export { default as MenuIcon } from 'lucide-react/icons/menu';
export { default as ChatIcon } from 'lucide-react/icons/message-circle-question-mark';
export { default as ConversationIcon } from 'lucide-react/icons/messages-square';
export { default as DangerIcon } from 'lucide-react/icons/octagon-alert';
export { default as PauseIcon } from 'lucide-react/icons/pause';
export { default as AccessibleIcon } from 'lucide-react/icons/person-standing';
export { default as PhoneIcon } from 'lucide-react/icons/phone';
export { default as RetryIcon } from 'lucide-react/icons/rotate-ccw';
export { default as SafeIcon } from 'lucide-react/icons/shield-check';
export { default as VerifyIcon } from 'lucide-react/icons/shield-question-mark';
export { default as WarningIcon } from 'lucide-react/icons/triangle-alert';
export { default as ProfileIcon } from 'lucide-react/icons/user-round-search';
export { default as CommunityIcon } from 'lucide-react/icons/users';
export { default as ListenIcon } from 'lucide-react/icons/volume-2';
export { default as OfflineIcon } from 'lucide-react/icons/wifi-off';
export { default as CloseIcon } from 'lucide-react/icons/x';
