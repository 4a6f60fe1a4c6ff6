import { define } from '../element/define.ts';
import { ScamGuardAssistant } from '../widgets/assistant/assistant-element.tsx';

define({ 'scamguard-assistant': ScamGuardAssistant });

export { ScamGuardAssistant };
