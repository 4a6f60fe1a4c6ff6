import type { ResultWord } from '@scamguard/client';
import type { ItemKind, ReadAs } from '@scamguard/engine/vocabulary';
import type { WidgetDictionary } from '../../language/dictionary.ts';

/** The visitor is told that a text was judged as a message. Everybody sees that a link was put into another field. */
type Told = Exclude<ResultWord, `readAs.${Exclude<ReadAs, 'conversation'>}`>;

/** The element's texts, picked from the texts of the site. */
export function verifyTexts({ site, verify, result, widgets }: WidgetDictionary) {
  const { tabs, helpHeading, busy, checked, required, failure } = verify;
  const { band, readAs } = result;
  const kind = (name: ItemKind) => {
    const { tab, label, placeholder, help, submit } = verify[name];
    return { tab, label, placeholder, help, submit };
  };
  return {
    why: widgets.why,
    messages: {},
    tabs,
    helpHeading,
    busy,
    checked,
    missing: required.text,
    failed: failure.text,
    kinds: {
      link: kind('link'),
      profile: kind('profile'),
      number: kind('number'),
      conversation: kind('conversation'),
    },
    listen: { label: result.listen, stop: result.stopListening, noSpeech: site.speech.unsupported },
    tellAssistant: widgets.verify.tellAssistant,
    result: {
      safeTitle: result.safeTitle,
      safeText: result.safeText,
      riskTitle: result.riskTitle,
      riskText: result.riskText,
      whatToDo: result.whatToDo,
      furtherSteps: result.furtherSteps,
      reasons: result.reasons,
      riskLevel: result.riskLevel,
      offline: result.offline,
      communityOne: result.communityOne,
      communityMany: result.communityMany,
      'band.safe': band.safe,
      'band.unknown': band.unknown,
      'band.low': band.low,
      'band.medium': band.medium,
      'band.high': band.high,
      'readAs.conversation': readAs.conversation,
    } satisfies Readonly<Record<Told, string>>,
  };
}

export type VerifyTexts = ReturnType<typeof verifyTexts>;
